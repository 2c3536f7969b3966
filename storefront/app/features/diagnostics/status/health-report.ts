import type { SystemStatusWord, SystemTech } from '@app/contract/system'
import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'

/**
 * A word for each part; `off`: the operator has not switched it on; `silent`: it did not answer, `unconfigured`:
 * nobody has said where it is.
 */
type HealthWord = SystemStatusWord | 'silent' | 'unconfigured'

/** What one look at the CMS found. */
export interface CmsHealth {
	word: HealthWord
	/** Null where it was not told. */
	tech: SystemTech | null
	/** How long it took to answer, ms; null where it did not. */
	durationMs: number | null
	/** Epoch ms. */
	checkedAt: number
}

export interface HealthPart {
	name: string
	about: string
	word: HealthWord | 'checking' | 'off'
	durationMs: number | null
	/** ISO 8601; null where the part is looked at with the page. */
	checkedAt: string | null
}

/** Names of the CMS's own checks, as people know them; others are shown by the name that the CMS gives. */
const CHECKS: Record<string, { name: PlainMessage; about: PlainMessage } | undefined> = {
	database: { name: 'Orders and menu', about: 'The database that holds both' },
	files: { name: 'Pictures', about: 'Where product pictures are kept' },
	'outage switch': { name: 'Taking orders', about: 'The switch with which staff pause everything' },
	cache: { name: 'Short-term memory', about: 'What our servers remember between requests' },
	mail: { name: 'Emails', about: 'Receipts, confirmations and links' },
	payments: { name: 'Card payments', about: 'The gateway that takes them' },
	push: { name: 'Notifications', about: 'Messages to your devices' },
}

/**
 * Every part with its state: this website, the kitchen system seen from here and from the visitor's browser, and its
 * own parts.
 */
export function listHealthParts(server: CmsHealth, browser: CmsHealth | null): HealthPart[] {
	const latest = browser?.tech ?? server.tech
	const own = (latest?.checks ?? []).map((check): HealthPart => {
		const texts = CHECKS[check.name]
		const name = texts ? t(texts.name) : check.name
		const about = texts ? t(texts.about) : (check.detail ?? '')
		const word = check.detail === 'not configured' ? 'off' : check.status
		return { name, about, word, durationMs: check.duration_ms, checkedAt: check.checked_at ?? null }
	})
	return [
		{
			name: t('Website'),
			about: t('The pages that you are looking at'),
			word: 'up',
			durationMs: null,
			checkedAt: null,
		},
		{
			name: t('Kitchen system'),
			about: t('As our website reaches it'),
			word: server.word,
			durationMs: server.durationMs,
			checkedAt: null,
		},
		{
			name: t('Your connection to it'),
			about: t('As your browser reaches it'),
			word: browser?.word ?? 'checking',
			durationMs: browser?.durationMs ?? null,
			checkedAt: null,
		},
		...own,
	]
}

const SEVERITY: Record<HealthPart['word'], number> = {
	checking: 0,
	up: 0,
	off: 0,
	degraded: 1,
	silent: 2,
	unconfigured: 2,
	down: 2,
}

/** All parts in one word. */
export function overallHealth(parts: readonly HealthPart[]): 'up' | 'degraded' | 'down' {
	const worst = Math.max(...parts.map(({ word }) => SEVERITY[word]))
	return worst === 0 ? 'up' : worst === 1 ? 'degraded' : 'down'
}
