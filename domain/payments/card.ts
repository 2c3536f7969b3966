export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'maestro'

/** First digits of each brand's numbers, the more special ones first. */
const PREFIXES: readonly (readonly [CardBrand, RegExp])[] = [
	['amex', /^3[47]/],
	['diners', /^3(?:0[0-5]|[689])/],
	['jcb', /^35(?:2[89]|[3-8])/],
	['visa', /^4/],
	['mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
	['discover', /^6(?:011|4[4-9]|5)/],
	['unionpay', /^62/],
	['maestro', /^(?:50|5[6-9]|6)/],
]

export interface Expiry {
	/** 1 to 12. */
	month: number
	/** Four digits. */
	year: number
}

/**
 * Whether a card number's check digit is right (ISO/IEC 7812). Spaces and dashes are allowed; other characters are
 * not.
 */
export function passesLuhn(number: string): boolean {
	const digits = number.replace(/[\s-]/g, '')
	if (!/^\d{12,19}$/.test(digits)) return false
	let sum = 0
	for (let index = 0; index < digits.length; index++) {
		const digit = Number(digits[digits.length - 1 - index])
		const doubled = index % 2 === 1 ? digit * 2 : digit
		sum += doubled > 9 ? doubled - 9 : doubled
	}
	return sum % 10 === 0
}

/** The brand that a number belongs to as far as it is typed, or null. */
export function cardBrand(number: string): CardBrand | null {
	const digits = number.replace(/\D/g, '')
	return PREFIXES.find(([, prefix]) => prefix.test(digits))?.[0] ?? null
}

/** Digits of the security code: four for American Express, three for all others. */
export function securityCodeLength(brand: CardBrand | null): 3 | 4 {
	return brand === 'amex' ? 4 : 3
}

/** A card number in the groups that are printed on the card, whatever was typed or pasted: 19 digits at most. */
export function formatCardNumber(text: string): string {
	const digits = text.replace(/\D/g, '').slice(0, 19)
	const isLongMiddle = ['amex', 'diners'].includes(cardBrand(digits) ?? '')
	const groups = isLongMiddle
		? /^(\d{1,4})(\d{1,6})?(\d{1,5})?(\d+)?/
		: /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d+)?/
	return (groups.exec(digits)?.slice(1) ?? []).filter(Boolean).join(' ')
}

/** An expiry date as typed or filled in by the browser: `12/27`, `12 / 2027`, `1227`, `1/27`; null where it is none. */
export function parseExpiry(text: string): Expiry | null {
	const match = /^(\d{1,2})\s*[/.-]\s*(\d{4}|\d{2})$/.exec(text.trim()) ?? /^(\d{2})(\d{4}|\d{2})$/.exec(text.trim())
	if (!match) return null
	const month = Number(match[1])
	const year = Number(match[2])
	return month >= 1 && month <= 12 ? { month, year: year < 100 ? 2000 + year : year } : null
}

/**
 * Whether a card can no longer be used. It is valid to the end of its month, in the zone where that end comes last
 * (UTC−12).
 */
export function isExpired({ month, year }: Expiry, now: number): boolean {
	return now >= Date.UTC(year, month, 1, 12)
}

/** A card's expiry as it is printed: `04/29`. */
export function formatStoredExpiry({ month, year }: Expiry): string {
	return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`
}

/** Long enough to ask the bank for the next card. */
const SOON_MONTHS = 2

/** How a saved card stands: `soon` in its last two months. */
export function expiryState({ month, year }: Expiry, now: number): 'fine' | 'soon' | 'expired' {
	if (isExpired({ month, year }, now)) return 'expired'
	const asOf = new Date(now)
	const monthsLeft = year * 12 + month - (asOf.getUTCFullYear() * 12 + asOf.getUTCMonth() + 1)
	return monthsLeft < SOON_MONTHS ? 'soon' : 'fine'
}
