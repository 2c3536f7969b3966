import {
	ANALYTICS_COOKIE_PREFIXES,
	CONSENT_CATEGORIES,
	CONSENT_LANGUAGE,
	type ConsentChoice,
	type ConsentRecord,
	ConsentRecordSchema,
	REFUSED,
} from '@app/contract/consent'
import { CONSENT_MAX_AGE_DAYS } from '@app/contract/constants'
import * as v from 'valibot'

const DAY_MS = 86_400_000
const CONSENT_MAX_AGE_MS = CONSENT_MAX_AGE_DAYS * DAY_MS

/** The record of a cookie's text, already decoded; null for one that is missing, damaged or foreign. */
export function parseConsent(text: string | null): ConsentRecord | null {
	if (text === null) return null
	try {
		const parsed = v.safeParse(ConsentRecordSchema, JSON.parse(text))
		return parsed.success ? parsed.output : null
	} catch {
		return null
	}
}

/** Whether a record still counts: it was made for this revision, less than 182 days ago (sections 4 and 9). */
export function isConsentValid(record: ConsentRecord, revision: number, now: number): boolean {
	return record.revision === revision && now < record.lastConsentTimestamp + CONSENT_MAX_AGE_MS
}

/** What a valid record allows. */
export function choiceOf(record: ConsentRecord | null): ConsentChoice {
	if (record === null) return REFUSED
	return { analytics: record.categories.includes('analytics'), ads: record.categories.includes('ads') }
}

interface Circumstances {
	revision: number
	/** The services in use, by category. */
	services: Readonly<Record<keyof ConsentChoice, readonly string[]>>
	now: number
	/** For a first choice. */
	newId: string
	/** Language of the texts that were agreed to. */
	languageCode?: string
}

/**
 * The record of a choice. A later choice keeps the id and the time of the first one, as long as that was for the same
 * revision.
 */
export function recordConsent(
	choice: ConsentChoice,
	before: ConsentRecord | null,
	{ revision, services, now, newId, languageCode = CONSENT_LANGUAGE }: Circumstances,
): ConsentRecord {
	const kept = before?.revision === revision ? before : null
	const accepted = CONSENT_CATEGORIES.filter((category) => category === 'necessary' || choice[category])
	return {
		categories: accepted,
		services: Object.fromEntries(
			accepted.map((category) => [category, category === 'necessary' ? [] : [...services[category]]]),
		),
		revision,
		consentTimestamp: kept?.consentTimestamp ?? now,
		consentId: kept?.consentId ?? newId,
		lastConsentTimestamp: now,
		languageCode,
		data: kept?.data ?? null,
	}
}

/** The assignment to `document.cookie` that keeps a record for as long as it counts. */
export function formatConsentCookie(
	record: ConsentRecord,
	{ name, path, secure }: { name: string; path: string; secure: boolean },
): string {
	const parts = [`${name}=${encodeURIComponent(JSON.stringify(record))}`, `path=${path}`]
	parts.push(`max-age=${CONSENT_MAX_AGE_MS / 1_000}`, 'samesite=lax')
	if (secure) parts.push('secure')
	return parts.join('; ')
}

/** The domains under which a cookie of this page can live: its own name alone, and every parent that has a dot. */
function cookieDomains(hostname: string): (string | null)[] {
	const labels = hostname.split('.')
	const isAddress = /^[\d.]+$|:/.test(hostname)
	const parents = isAddress ? [] : labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
	return [null, ...parents]
}

/**
 * The assignments that clear the cookies of refused analytics: those of the two common prefixes, wherever they may
 * live. `cookies` is `document.cookie`. Nothing is cleared while analytics is accepted.
 */
export function clearAnalyticsCookies(choice: ConsentChoice, cookies: string, hostname: string): string[] {
	if (choice.analytics) return []
	const names = cookies
		.split(';')
		.map((pair) => pair.split('=', 1)[0]!.trim())
		.filter((name) => ANALYTICS_COOKIE_PREFIXES.some((prefix) => name.startsWith(prefix)))
	return names.flatMap((name) =>
		cookieDomains(hostname).map((domain) => `${name}=; path=/; max-age=0${domain ? `; domain=${domain}` : ''}`),
	)
}
