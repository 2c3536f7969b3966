import { randomBytes } from 'node:crypto'

/** Our name for an attempt to pay; nobody guesses it: 192 random bits. */
export function createPaymentRef(): string {
	return `pay_${randomBytes(24).toString('base64url')}`
}

/** What such a name looks like, so that other texts never reach the database. */
export function isPaymentRef(text: string): boolean {
	return /^pay_[\w-]{32}$/.test(text)
}
