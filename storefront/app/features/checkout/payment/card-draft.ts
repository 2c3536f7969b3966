import type { Card } from '@app/contract/payments'
import { cardBrand, isExpired, parseExpiry, passesLuhn, securityCodeLength } from '@app/domain/payments/card'
import { t } from '@app/language/current'

/** The card form as typed. It lives in the form's state and in the one request that pays, nowhere else. */
export interface CardDraft {
	number: string
	expiry: string
	code: string
	name: string
}
export type CardField = keyof CardDraft
export type CardErrors = Partial<Record<CardField, string>>
export type ParsedCard = { ok: Card; errors?: undefined } | { ok?: undefined; errors: CardErrors }

export const EMPTY_CARD: CardDraft = { number: '', expiry: '', code: '', name: '' }
/** In the order of the form. */
export const CARD_FIELDS = ['number', 'expiry', 'code', 'name'] as const satisfies readonly CardField[]

/** The card as the gateway takes it, or what is wrong with each field. */
export function parseCard(draft: CardDraft, now: number): ParsedCard {
	const errors: CardErrors = {}
	for (const field of CARD_FIELDS) {
		const error = checkCardField(field, draft, now)
		if (error) errors[field] = error
	}
	const expiry = parseExpiry(draft.expiry)
	if (!expiry || Object.keys(errors).length > 0) return { errors }
	return {
		ok: {
			number: draft.number.replace(/\D/g, ''),
			exp_month: expiry.month,
			exp_year: expiry.year,
			cvc: draft.code.trim(),
			name: draft.name.trim(),
		},
	}
}

/** What is wrong with one field and what to do about it; null when it is fine. */
export function checkCardField(field: CardField, draft: CardDraft, now: number): string | null {
	switch (field) {
		case 'number':
			return checkNumber(draft.number)
		case 'expiry':
			return checkExpiry(draft.expiry, now)
		case 'code':
			return checkCode(draft)
		case 'name':
			return draft.name.trim() === '' ? t('Enter the name on the card.') : null
		default:
			return field satisfies never
	}
}

function checkNumber(number: string): string | null {
	if (number.trim() === '') return t('Enter the card number.')
	return passesLuhn(number) ? null : t('This card number is not right. Check its digits.')
}

function checkExpiry(text: string, now: number): string | null {
	if (text.trim() === '') return t('Enter the expiry date.')
	const expiry = parseExpiry(text)
	if (!expiry) return t('Enter month and year, like 04 / 29.')
	return isExpired(expiry, now) ? t('This card has expired.') : null
}

function checkCode({ code, number }: CardDraft): string | null {
	if (code.trim() === '') return t('Enter the security code.')
	const length = securityCodeLength(cardBrand(number))
	if (/^\d+$/.test(code) && code.length === length) return null
	return length === 4
		? t('Enter the 4 digits from the front of the card.')
		: t('Enter the 3 digits from the back of the card.')
}
