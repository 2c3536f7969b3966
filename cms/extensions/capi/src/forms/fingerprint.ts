import { createHmac } from 'node:crypto'

const DAY_MS = 24 * 3_600_000

/**
 * The name of a letter's content on a day: a second press, a repeated request and a copy have the same. Keyed: nobody
 * guesses letters by it.
 */
export function fingerprintOf(parts: readonly (string | number | null)[], key: string, now: number): string {
	const day = Math.floor(now / DAY_MS)
	const content = JSON.stringify([day, ...parts.map((part) => (typeof part === 'string' ? tidy(part) : part))])
	return createHmac('sha256', key).update(content).digest('base64url')
}

/** Copies differ in blanks and capitals at most. */
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
