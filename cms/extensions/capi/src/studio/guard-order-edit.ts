import { OrderRequestSchema, type OrderStatus } from '@app/contract/orders'
import { ORDER_TRANSITIONS } from '@app/domain/orders/order-status'
import * as v from 'valibot'
import { CapiError, invalidPayload } from '../http/errors.ts'
import type { Row } from '../repositories/catalogue-rows.ts'
import { AUTOMATIC } from './moves-between.ts'

/** What staff may change of an order. Money, payment and everything that a customer was promised is the server's. */
const EDITABLE: ReadonlySet<string> = new Set([
	'order_status',
	'pickup_time',
	'ready_minutes',
	'ready_min_at',
	'ready_max_at',
	'first_name',
	'last_name',
	'email',
	'phone',
])

/** Throws when an edit in the Studio would change what it may not, or move the order against the table (api.md). */
export function assertOrderEdit(order: Row, changes: Row): void {
	for (const [field, value] of Object.entries(changes)) {
		if (!EDITABLE.has(field) && !isSame(value, order[field])) {
			throw new CapiError(403, 'FORBIDDEN', `"${field}" of order ${order.reference} cannot be changed by hand.`)
		}
	}
	if (changes.email !== undefined && !isSame(changes.email, order.email)) assertEmail(changes.email)
	if (changes.order_status !== undefined) assertMove(order, changes.order_status)
}

/** Throws when an order is typed into the Studio with an address that is none; Directus refuses one without. */
export function assertNewOrder({ email }: Row): void {
	if (email !== undefined && email !== null) assertEmail(email)
}

/** Receipts and one-time codes go to it. */
function assertEmail(email: unknown): void {
	const { success } = v.safeParse(OrderRequestSchema.entries.email, email)
	if (!success) throw invalidPayload('email', 'must be an email address')
}

function assertMove(order: Row, to: unknown): void {
	const from = order.order_status as OrderStatus
	if (to === from) return
	const allowed: readonly unknown[] = ORDER_TRANSITIONS[from].filter((status) => !AUTOMATIC.has(status))
	if (allowed.includes(to)) return
	const options = allowed.length > 0 ? `It can become ${allowed.join(' or ')}.` : 'Nothing follows any more.'
	const message = `Order ${order.reference} is ${from} and cannot become ${to}. ${options}`
	throw new CapiError(409, 'INVALID_TRANSITION', message, { from, to })
}

/** A form may send back what it has not changed, and decimals as text. */
function isSame(value: unknown, stored: unknown): boolean {
	if ((value ?? null) === (stored ?? null)) return true
	if (value === null || stored === null || Array.isArray(value)) return false
	return String(value) === String(stored) || (isNumeric(value) && isNumeric(stored) && Number(value) === Number(stored))
}

function isNumeric(value: unknown): boolean {
	return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)))
}
