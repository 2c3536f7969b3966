import { randomBytes, randomInt } from 'node:crypto'

/** Without 0 and O, 1 and I, U and V: read out over a counter, no two sound or look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTWXYZ'
const LENGTH = 5

/**
 * A reference for people, as in `BD-7Q4KX`: the brand's initials and about 24 million codes. The database holds it
 * unique.
 */
export function createReference(brandName: string): string {
	const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
	return `${initialsOf(brandName)}-${code}`
}

/** An address that nobody guesses: 256 random bits. */
export function createSlug(): string {
	return randomBytes(32).toString('base64url')
}

/** What a slug looks like, so that other texts never reach the database. */
export function isSlug(text: string): boolean {
	return /^[\w-]{43}$/.test(text)
}

function initialsOf(brandName: string): string {
	const initials = brandName.match(/\b[A-Za-z]/g)?.slice(0, 3) ?? []
	return initials.join('').toUpperCase() || 'ORDER'
}
