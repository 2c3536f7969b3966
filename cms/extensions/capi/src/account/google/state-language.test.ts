import { describe, expect, it } from 'vitest'
import { addLanguage, takeLanguage } from './state-language.ts'

describe('the language in the state of a sign-in', () => {
	it('is added to the state alone, and comes back with it', () => {
		const address = new URL(addLanguage('https://google.example/auth?state=a-b_c&nonce=a-b_c', 'de'))
		expect(address.origin + address.pathname).toBe('https://google.example/auth')
		expect(address.searchParams.get('nonce')).toBe('a-b_c')
		expect(takeLanguage(address.searchParams.get('state'))).toEqual({ state: 'a-b_c', language: 'de' })
	})

	it.each([
		'./?redirect=x&prompt=true',
		'https://google.example/auth?nonce=a',
		'https://cms.example/admin/login?reason=SERVICE_UNAVAILABLE',
	])('is not added to %s', (address) => {
		expect(addLanguage(address, 'de')).toBe(address)
	})

	it.each([undefined, '', 'a-b_c', 'a.fr', 'a./de', 'de', ['a.de'], { de: '.de' }])('is not read from %j', (state) => {
		expect(takeLanguage(state)).toBeNull()
	})
})
