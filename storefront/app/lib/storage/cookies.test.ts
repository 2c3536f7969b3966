import { afterEach, expect, test, vi } from 'vitest'
import { readCookie, writeCookies } from './cookies.ts'

afterEach(() => {
	vi.unstubAllGlobals()
})

test.each([
	['a', '1'],
	['ab', 'two words'],
	['b', null],
	['broken', null],
])('the cookie %s is %s', (name, value) => {
	vi.stubGlobal('document', { cookie: 'a=1; ab=two%20words; broken=%E0%A4%A' })
	expect(readCookie(name)).toBe(value)
})

test('each cookie is an assignment of its own, and they are asked for behind the last: other tabs see them from then on', () => {
	const log: string[] = []
	const cookie = {
		set: (text: string) => void log.push(text),
		get: () => {
			log.push('asked')
			return ''
		},
	}
	vi.stubGlobal('document', Object.defineProperty({}, 'cookie', cookie))
	writeCookies(['a=1; path=/', 'b=; path=/; max-age=0'])
	expect(log).toEqual(['a=1; path=/', 'b=; path=/; max-age=0', 'asked'])
})
