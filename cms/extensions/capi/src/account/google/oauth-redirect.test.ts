import type { Request, Response } from 'express'
import { expect, it } from 'vitest'
import { redirectAfterOAuth } from './oauth-redirect.ts'

const gate = redirectAfterOAuth({
	publicUrl: new URL('https://cms.example/'),
	storefrontUrl: new URL('https://burgers.example/'),
})

/** Where somebody ends whom Directus sends to `target`. */
function sentTo(target: string, query: Record<string, unknown>): string {
	let address = ''
	const response = { redirect: (...parts: unknown[]) => (address = String(parts.at(-1))) } as unknown as Response
	const request = { query, headers: {}, hostname: 'cms.example' } as unknown as Request
	gate(request, response, () => response.redirect(302, target))
	return address
}

const PROVIDER_AWAY = 'https://cms.example/admin/login?reason=SERVICE_UNAVAILABLE'
const GERMAN = 'https://burgers.example/de/auth/google-callback'

it.each([
	[GERMAN, `${GERMAN}?reason=SERVICE_UNAVAILABLE`],
	[
		'https://evil.example/de/auth/google-callback',
		'https://burgers.example/de/auth/google-callback?reason=SERVICE_UNAVAILABLE',
	],
	['https://evil.example', 'https://burgers.example/auth/google-callback?reason=SERVICE_UNAVAILABLE'],
])('a sign-in from %s that cannot begin leads to %s', (redirect, page) => {
	expect(sentTo(PROVIDER_AWAY, { redirect })).toBe(page)
})

it('a sign-in leads wherever Directus says, its language in the state of the provider alone', () => {
	expect(sentTo('https://google.example/?state=s', { redirect: GERMAN })).toBe('https://google.example/?state=s.de')
	expect(sentTo('https://google.example/?state=s', { redirect: 'https://cms.example/admin' })).toBe(
		'https://google.example/?state=s',
	)
	expect(sentTo(GERMAN, { state: 's.de', code: 'c' })).toBe(GERMAN)
})
