/**
 * What is known about a letter before anybody has read it. Times are epoch milliseconds.
 */
interface SpamSigns {
	/** What stands in the field that people do not see. */
	trap: string | null
	/**
	 * When the form was opened, by the server's own stamp; `forged` where it is none of ours, null where there is none.
	 */
	openedAt: number | 'forged' | null
	text: string
}

interface SpamRules {
	/** A form is not read and filled in faster. */
	minimumAgeMs: number
	/** So many links are usual in such a letter. */
	maximumLinks: number
	/** And so many where nobody has shown that a form was open at all. */
	maximumLinksUnstamped: number
}

/** Why a letter is taken for spam. */
export type Suspicion = 'trap' | 'forged stamp' | 'too fast' | 'links' | 'markup'

const LINK = /\bhttps?:\/\/|\bwww\./gi
/** Nobody writes links as a forum wants them into a form of a shop. */
const FORUM_LINK = /\[(?:url|link)[=\]]|<a\s[^>]*href/i

/** How many addresses of the web a text holds. */
export function countLinks(text: string): number {
	// `https://www.` is one.
	return (text.replace(/(https?:\/\/)www\./gi, '$1').match(LINK) ?? []).length
}

/**
 * Whether a letter is taken for spam, and why; null: for a letter. Without a stamp it may be a person's own program,
 * but not with links.
 */
export function findSpamSign({ trap, openedAt, text }: SpamSigns, rules: SpamRules, now: number): Suspicion | null {
	if (trap !== null && trap.trim() !== '') return 'trap'
	if (openedAt === 'forged') return 'forged stamp'
	if (openedAt !== null && now - openedAt < rules.minimumAgeMs) return 'too fast'
	if (FORUM_LINK.test(text)) return 'markup'
	const maximum = openedAt === null ? rules.maximumLinksUnstamped : rules.maximumLinks
	return countLinks(text) > maximum ? 'links' : null
}
