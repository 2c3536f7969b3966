import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'
import { completeMail } from './complete-mail.ts'
import { createTemplates } from './templates.ts'

const templates = createTemplates(fileURLToPath(new URL('../../../../mail', import.meta.url)))
const settings = { brandName: 'Big Dill', brandLine: null, supportEmail: 'hello@shop.example' } as Catalogue['settings']
const URL_OF_LINK = 'https://shop.example/x?token=1&b=2'
const LEAVE = 'https://shop.example/leave?unsubscribe=1'
const VALUES = {
	email: "o'brien@example.com",
	url: URL_OF_LINK,
	leaveUrl: LEAVE,
	days: 7,
	code: '042042',
	minutes: 15,
	reference: 'BD-7Q4KX',
	heading: 'Danke',
	first_name: 'Zoë',
}

const compose = (name: string, language?: string, more: object = {}) =>
	completeMail(
		{ subject: 'Given', template: { name, data: { ...VALUES, ...more, ...(language && { language }) } } },
		{ templates, settings, storefrontUrl: new URL('https://shop.example/') },
	)

describe('a mail', () => {
	it.each([
		['user-registration', 'Hello Zoë', 'Hallo Zoë', 'E-Mail-Adresse bestätigen: '],
		['password-reset', 'A new password', 'Ein neues Passwort', 'Neues Passwort wählen: '],
		['account-exists', 'You already have an account', 'Du hast schon ein Konto', 'https://shop.example/de/auth/login'],
		[
			'google-account',
			'You sign in with Google',
			'Du meldest dich mit Google an',
			'https://shop.example/de/auth/login',
		],
		['email-change', 'Confirm your new address', 'Bestätige deine neue Adresse', 'Diese Adresse verwenden: '],
		['email-change-notice', 'A new address', 'Eine neue Adresse', 'https://shop.example/de/auth/reset-password'],
		['account-deleted', 'Your account is gone', 'Dein Konto ist gelöscht', 'Der Grill bleibt warm'],
		['newsletter-confirm', 'One click to go', 'Noch ein Klick', '7 Tage lang'],
		['newsletter-welcome', 'You are on the list', 'Du bist auf der Liste', `Abbestellen: ${LEAVE}`],
		['order-code', 'Your code\n', 'Dein Code\n', '042042'],
		['order', 'Follow my order', 'Bestellung verfolgen', 'wegen deiner Bestellung'],
	])('%s says its words in both languages', (name, english, german, more) => {
		const [usual, theirs] = [compose(name), compose(name, 'de')]
		expect(usual.text).toContain(english)
		expect(usual.html).toContain('<html lang="en">')
		expect(theirs.text).toContain(german)
		expect(theirs.text).toContain(more)
		expect(theirs.html).toContain('<html lang="de">')
		for (const { text = '', html = '' } of [usual, theirs]) expect(text + html).not.toMatch(/\{\w+\}|undefined|&amp;#/)
	})

	it('of Directus has its subject in the language of the mail, and one for the Studio is English', () => {
		expect(compose('password-reset', 'de').subject).toBe('Setz dein Passwort zurück')
		expect(compose('password-reset').subject).toBe('Reset your password')
		expect(compose('user-invitation', 'de').subject).toBe('You are invited to Big Dill')
	})

	it('shows values as they are, and lets none of them become HTML', () => {
		const { html, text } = compose('account-deleted', 'de', { email: '<b>"&{brand}' })
		expect(text).toContain('Konto von <b>"&{brand} gelöscht')
		expect(html).not.toContain('<b>')
		expect(compose('newsletter-confirm', 'de', { leaveUrl: 'https://shop.example/?a="><b>' }).html).not.toContain('<b>')
	})
})
