import type { ConsentChoice, ConsentRecord } from '@app/contract/consent'
import {
	choiceOf,
	clearAnalyticsCookies,
	formatConsentCookie,
	isConsentValid,
	parseConsent,
	recordConsent,
} from '@app/domain/privacy/consent'
import { currentLanguage } from '@app/language/current'
import { createStore, useStore } from 'zustand'
import { BRAND } from '../../../brand.ts'
import { publishConsent } from '../../../lib/analytics/consent.ts'
import { newKey } from '../../../lib/new-key.ts'
import { readCookie, writeCookies } from '../../../lib/storage/cookies.ts'
import { now } from '../../../lib/timing/clock.ts'

interface ConsentState {
	/** The valid record; null where the visitor has to be asked. */
	record: ConsentRecord | null
	/** False until the cookie has been looked at. */
	isRead: boolean
}

const store = createStore<ConsentState>(() => ({ record: null, isRead: false }))

export const useConsent = (): ConsentState => useStore(store)

/** The record of another revision, or one that is too old, is none. */
function readValid(revision: number): ConsentRecord | null {
	const record = parseConsent(readCookie(BRAND.consentCookie.name))
	return record && isConsentValid(record, revision, now()) ? record : null
}

function follow(record: ConsentRecord | null): void {
	const before = store.getState()
	if (before.isRead && before.record?.lastConsentTimestamp === record?.lastConsentTimestamp) return
	store.setState({ record, isRead: true })
	const choice = choiceOf(record)
	// Nobody has answered yet: what wants to know waits for the answer.
	if (record !== null || before.isRead) publishConsent(choice)
	// After the tools have been told to stop: they would write them again.
	writeCookies(clearAnalyticsCookies(choice, document.cookie, location.hostname))
}

/**
 * Reads the cookie now and whenever the page gets the focus: another tab may have chosen meanwhile. Returns how to
 * stop.
 */
export function followConsent(revision: number): () => void {
	const read = () => follow(readValid(revision))
	read()
	window.addEventListener('focus', read)
	return () => window.removeEventListener('focus', read)
}

interface Circumstances {
	revision: number
	services: Readonly<Record<keyof ConsentChoice, readonly string[]>>
}

/** Keeps a choice and lets everybody know. */
export function saveConsent(choice: ConsentChoice, circumstances: Circumstances): void {
	const record = recordConsent(choice, readValid(circumstances.revision), {
		...circumstances,
		languageCode: currentLanguage().tag,
		now: now(),
		newId: newKey(),
	})
	writeCookies([formatConsentCookie(record, { ...BRAND.consentCookie, secure: location.protocol === 'https:' })])
	follow(record)
}
