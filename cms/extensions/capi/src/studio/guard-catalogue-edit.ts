import { normaliseCouponCode } from '@app/domain/coupon'
import { CapiError } from '../http/errors.ts'
import type { Row } from '../repositories/catalogue-rows.ts'
import { listFrom } from '../repositories/columns.ts'
import { isTimeZone, parseExceptions, parseWeekly } from '../shop/catalogue/map-branches.ts'

/** Throws when an edit of a branch holds hours that nobody can work out: they would be left out without a word. */
export function assertBranchEdit({ timezone, opening_hours, opening_exceptions }: Row): void {
	if (timezone !== undefined && !isTimeZone(timezone)) {
		throw refuse('timezone', `"${timezone}" is not a time zone. It must be a name like Europe/Dublin.`)
	}
	if (parseWeekly(opening_hours).length < listFrom(opening_hours).length) {
		throw refuse('opening_hours', 'Each row of the opening hours needs a day and two times like 09:30.')
	}
	if (parseExceptions(opening_exceptions).length < listFrom(opening_exceptions).length) {
		throw refuse('opening_exceptions', 'Each other day needs a date, and times like 09:30 unless it is closed.')
	}
}

/** Throws when a currency is none: prices could then not be shown. */
export function assertCurrencyEdit({ currency }: Row): void {
	if (currency !== undefined && !/^[A-Z]{3}$/.test(String(currency))) {
		throw refuse('currency', 'The currency must be three capital letters, as in EUR.')
	}
}

/** A coupon's code as it is looked up: customers may type it either way, and so may staff. */
export function normaliseCouponEdit(edit: Row): Row {
	return typeof edit.code === 'string' ? { ...edit, code: normaliseCouponCode(edit.code) } : edit
}

function refuse(field: string, message: string): CapiError {
	return new CapiError(400, 'INVALID_PAYLOAD', message, { field })
}
