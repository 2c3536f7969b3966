import { parseExpiry } from '@app/domain/payments/card'

/** A text and where the caret stands in it. */
export interface Typed {
	text: string
	caret: number
}

/**
 * The text of a field after it was typed into, in its own format, with the caret behind the same digit as before: a
 * correction in the middle stays in the middle. `before` is what the field showed; deleting a separator takes the
 * digit in front of it along.
 */
export function maskText(format: (text: string) => string, before: string, typed: Typed): Typed {
	let { text, caret } = typed
	const isSeparatorGone = text.length === before.length - 1 && digitsOf(text) === digitsOf(before)
	if (isSeparatorGone) {
		const kept = text.slice(0, caret).replace(/\d\D*$/, '')
		text = kept + text.slice(caret)
		caret = kept.length
	}
	const formatted = format(text)
	if (caret >= text.length) return { text: formatted, caret: formatted.length }
	return { text: formatted, caret: positionAfter(formatted, digitsOf(text.slice(0, caret)).length) }
}

/** `04 / 29` from whatever was typed, pasted or filled in: 4, 0429, 4/29, 04/2029. */
export function formatExpiry(text: string): string {
	const parsed = /\d{4}/.test(text) || /\d\D+\d\d/.test(text) ? parseExpiry(text) : null
	if (parsed) return `${String(parsed.month).padStart(2, '0')} / ${String(parsed.year).slice(-2)}`
	const isLoneMonth = /^\s*([2-9]|1\D|0?[1-9]\s*\/)/.test(text)
	const digits = digitsOf(text)
	const padded = isLoneMonth && !digits.startsWith('0') ? `0${digits}` : digits
	const year = padded.slice(2, 4)
	return year === '' ? padded : `${padded.slice(0, 2)} / ${year}`
}

/** The security code: digits, four at most. */
export function formatSecurityCode(text: string): string {
	return digitsOf(text).slice(0, 4)
}

function digitsOf(text: string): string {
	return text.replace(/\D/g, '')
}

function positionAfter(text: string, digits: number): number {
	let seen = 0
	for (let index = 0; index < text.length; index++) {
		if (seen === digits) return index
		if (/\d/.test(text[index]!)) seen++
	}
	return text.length
}
