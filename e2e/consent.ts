import type { BrowserContext } from '@playwright/test'

export const CONSENT_COOKIE = 'big-dill-consent'

/** What a visitor has answered who wants the necessary ones only: nobody asks again. */
export async function refuseCookies(context: BrowserContext, url: string): Promise<void> {
	const now = Date.now()
	const record = {
		categories: ['necessary'],
		services: { necessary: [] },
		revision: 1,
		consentTimestamp: now,
		consentId: 'a-journey',
		lastConsentTimestamp: now,
		languageCode: 'en',
		data: null,
	}
	await context.addCookies([{ name: CONSENT_COOKIE, value: encodeURIComponent(JSON.stringify(record)), url }])
}

/** The record of a context, null where there is none. */
export async function readConsent(context: BrowserContext): Promise<Record<string, unknown> | null> {
	const cookie = (await context.cookies()).find(({ name }) => name === CONSENT_COOKIE)
	return cookie ? JSON.parse(decodeURIComponent(cookie.value)) : null
}
