import type { AuthSyncMessage } from '@app/contract/account'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openAuthChannel } from './auth-channel.ts'
import { parseAuthMessage } from './auth-messages.ts'

const USER = { id: 'u1', email: 'aoife@example.com', first_name: 'Aoife' }
const login = { type: 'login', data: USER, timestamp: 1, source: 'x' } as AuthSyncMessage

afterEach(() => {
	vi.unstubAllGlobals()
})

test('a tab hears what another one posts, and not itself', async () => {
	const [here, there] = [openAuthChannel('tabs'), openAuthChannel('tabs')]
	expect(here.source).not.toBe(there.source)
	const heardHere = vi.fn()
	const stopHere = here.listen(heardHere)
	const heard = new Promise((resolve) => {
		const stop = there.listen((message) => {
			stop()
			resolve(message)
		})
	})
	here.post(login)
	expect(await heard).toEqual(login)
	expect(heardHere).not.toHaveBeenCalled()
	stopHere()
})

test.each([
	'logout',
	null,
	undefined,
	[],
	{ type: 'logout' },
	{ ...login, type: 'become-admin' },
	{ ...login, data: { id: 7 } },
	{ ...login, timestamp: 'now' },
	{ ...login, timestamp: Number.NaN },
])('%j is no message of ours', (raw) => {
	expect(parseAuthMessage(raw)).toBe(null)
})

test('a message without a user is one', () => {
	expect(parseAuthMessage({ type: 'logout', timestamp: 2, source: 'y' })).toEqual({
		type: 'logout',
		data: null,
		timestamp: 2,
		source: 'y',
	})
})

describe('without BroadcastChannel', () => {
	function stubOldBrowser() {
		const page = new EventTarget()
		const written: [string, string | null][] = []
		vi.stubGlobal('BroadcastChannel', undefined)
		vi.stubGlobal('window', page)
		vi.stubGlobal('localStorage', {
			setItem: (key: string, text: string) => written.push([key, text]),
			removeItem: (key: string) => written.push([key, null]),
		})
		const store = (key: string, newValue: string | null) =>
			page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
		return { page, written, store }
	}

	test('a message passes through local storage, leaves nothing there, and does not say who', async () => {
		const { written } = stubOldBrowser()
		openAuthChannel('tabs').post(login)
		await vi.waitFor(() => expect(written).toHaveLength(2))
		expect(written).toEqual([
			['tabs', JSON.stringify({ ...login, data: null })],
			['tabs', null],
		])
	})

	test('a tab hears it, and nothing else', async () => {
		const { page, store } = stubOldBrowser()
		const listening = vi.spyOn(page, 'addEventListener')
		const hear = vi.fn()
		const stop = openAuthChannel('tabs').listen(hear)
		await vi.waitFor(() => expect(listening).toHaveBeenCalled())
		store('other', JSON.stringify(login))
		store('tabs', null)
		expect(hear).not.toHaveBeenCalled()
		store('tabs', JSON.stringify({ ...login, data: null }))
		expect(hear).toHaveBeenCalledExactlyOnceWith({ ...login, data: null })
		store('tabs', 'not json')
		expect(hear).toHaveBeenLastCalledWith(null)
		const stopped = vi.spyOn(page, 'removeEventListener')
		stop()
		await vi.waitFor(() => expect(stopped).toHaveBeenCalled())
		store('tabs', JSON.stringify(login))
		expect(hear).toHaveBeenCalledTimes(2)
	})
})
