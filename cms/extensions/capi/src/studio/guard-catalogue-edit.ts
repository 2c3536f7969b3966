import { normaliseCouponCode } from '@app/domain/pricing/coupon'
import { type EditedCoupon, findCouponProblem } from '@app/domain/pricing/coupon-edit'
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

/**
 * Writes the code of a coupon's edit as it is looked up: customers may type it either way, and so may staff. Throws
 * where the edit makes nonsense with what it leaves unchanged: 500 is an amount and no percentage. `before` are the
 * rows that it changes.
 */
export function checkCouponEdit(edit: Row, before: readonly Row[]): Row {
	for (const row of before.length > 0 ? before : [{}]) {
		const problem = findCouponProblem({ ...row, ...edit } as EditedCoupon)
		if (problem) throw refuse(problem.field, problem.message)
	}
	return typeof edit.code === 'string' ? { ...edit, code: normaliseCouponCode(edit.code) } : edit
}

/** Throws when the most minutes that an order takes are fewer than the least. `before` are the rows that it changes. */
export function assertReadyTimes(edit: Row, before: readonly Row[]): void {
	for (const row of before.length > 0 ? before : [{}]) {
		const { ready_min, ready_max } = { ...row, ...edit } as Row
		if (Number(ready_max) < Number(ready_min)) {
			throw refuse('ready_max', 'An order cannot be ready at most in fewer minutes than at least.')
		}
	}
}

function refuse(field: string, message: string): CapiError {
	return new CapiError(400, 'INVALID_PAYLOAD', message, { field })
}
