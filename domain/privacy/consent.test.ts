import { type ConsentChoice, type ConsentRecord, REFUSED } from '@app/contract/consent'
import { describe, expect, it } from 'vitest'
import {
	choiceOf,
	clearAnalyticsCookies,
	formatConsentCookie,
	isConsentValid,
	parseConsent,
	recordConsent,
} from './consent.ts'

const DAY = 86_400_000
const NOW = 1_760_000_000_000
const services = { analytics: ['umami'], ads: [] }
const circumstances = { revision: 3, services, now: NOW, newId: 'new-id' }
const choice = (analytics: boolean, ads: boolean): ConsentChoice => ({ analytics, ads })
const made = (analytics: boolean, ads: boolean, before: ConsentRecord | null = null) =>
	recordConsent(choice(analytics, ads), before, circumstances)

describe('the consent record', () => {
	it('has exactly the fields of section 3', () => {
		expect(made(true, false)).toEqual({
			categories: ['necessary', 'analytics'],
			services: { necessary: [], analytics: ['umami'] },
			revision: 3,
			consentTimestamp: NOW,
			consentId: 'new-id',
			lastConsentTimestamp: NOW,
			languageCode: 'en',
			data: null,
		})
	})

	it('names the language of the page that asked', () => {
		expect(recordConsent(REFUSED, null, { ...circumstances, languageCode: 'de' }).languageCode).toBe('de')
	})

	it.each([
		[choice(false, false), ['necessary']],
		[choice(true, false), ['necessary', 'analytics']],
		[choice(false, true), ['necessary', 'ads']],
		[choice(true, true), ['necessary', 'analytics', 'ads']],
	])('of %o accepts %o: necessary cannot be switched off', (given, categories) => {
		const record = made(given.analytics, given.ads)
		expect(record.categories).toEqual(categories)
		expect(choiceOf(record)).toEqual(given)
	})

	it('keeps its id and first time when the choice changes, and begins anew with a revision', () => {
		const first = { ...made(true, true), consentTimestamp: NOW - DAY, consentId: 'old-id' }
		expect(made(false, false, first)).toMatchObject({
			consentId: 'old-id',
			consentTimestamp: NOW - DAY,
			lastConsentTimestamp: NOW,
		})
		expect(made(false, false, { ...first, revision: 2 })).toMatchObject({ consentId: 'new-id', consentTimestamp: NOW })
	})

	it.each([
		['the same moment', 3, NOW, true],
		['a millisecond before 182 days have passed', 3, NOW + 182 * DAY - 1, true],
		['after 182 days', 3, NOW + 182 * DAY, false],
		['a younger revision', 4, NOW, false],
		['an older revision', 2, NOW, false],
	])('counts, or not: %s', (_, revision, now, counts) => {
		expect(isConsentValid(made(true, true), revision, now)).toBe(counts)
	})

	it('is read back from its cookie', () => {
		const record = made(true, false)
		const cookie = formatConsentCookie(record, { name: 'shop-consent', path: '/', secure: true })
		const [pair, ...attributes] = cookie.split('; ')
		expect(attributes).toEqual(['path=/', `max-age=${182 * 86_400}`, 'samesite=lax', 'secure'])
		expect(pair).toMatch(/^shop-consent=[^;,\s"]+$/)
		expect(parseConsent(decodeURIComponent(pair!.slice('shop-consent='.length)))).toEqual(record)
	})

	it.each([
		null,
		'',
		'{',
		'null',
		'[]',
		'{"categories":["analytics"]}',
		JSON.stringify({ ...made(true, true), revision: 'three' }),
		JSON.stringify({ ...made(true, true), categories: ['everything'] }),
		JSON.stringify({ ...made(true, true), lastConsentTimestamp: null }),
	])('is none at all where the cookie holds %j', (text) => {
		expect(parseConsent(text)).toBeNull()
	})
})

describe('the cookies of refused analytics', () => {
	const cookies = '_ga=1; _ga_ABC=2; _gid=3; _gat_x=4; theme=_ga; a_ga=5; _go=6'

	it('are those of the two prefixes, cleared under every domain they may have', () => {
		const cleared = clearAnalyticsCookies(choice(false, true), cookies, 'www.shop.example')
		expect(new Set(cleared.map((text) => text.split('=')[0]))).toEqual(new Set(['_ga', '_ga_ABC', '_gid', '_gat_x']))
		expect(cleared.filter((text) => text.startsWith('_gid='))).toEqual([
			'_gid=; path=/; max-age=0',
			'_gid=; path=/; max-age=0; domain=www.shop.example',
			'_gid=; path=/; max-age=0; domain=shop.example',
		])
	})

	it.each(['127.0.0.1', '[::1]', 'localhost'])('have no domain on %s', (hostname) => {
		expect(clearAnalyticsCookies(choice(false, false), '_ga=1', hostname)).toEqual(['_ga=; path=/; max-age=0'])
	})

	it('stay while analytics is accepted', () => {
		expect(clearAnalyticsCookies(choice(true, false), cookies, 'shop.example')).toEqual([])
	})
})
