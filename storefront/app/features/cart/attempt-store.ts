import type { TrackedOrder } from '@app/contract/orders'
import {
	CartIdSchema,
	type OrderAttempt,
	OrderAttemptSchema,
	type PersistedCart,
	type PlacedLines,
	STORAGE_KEYS,
} from '@app/contract/records'
import { readRecord, writeRecord } from '../../lib/storage/storage.ts'

/** Has no content, so that the next Checkout begins a new one. */
const NO_ATTEMPT: OrderAttempt = {
	key: 'none',
	fingerprint: '',
	startedAt: 0,
	replaces: null,
	slug: null,
	placed: null,
}

/**
 * The attempt for a content: the stored one if its content is the same (double click, retry after a lost answer,
 * reload, second tab), else a new one that replaces the stored one's order. It is stored before the request leaves.
 */
export function openAttempt(fingerprint: string, now: number, newKey: () => string): OrderAttempt {
	const stored = readRecord(STORAGE_KEYS.orderAttempt, OrderAttemptSchema)
	if (stored?.fingerprint === fingerprint) return stored
	const replaces = stored?.slug ?? stored?.replaces ?? null
	const placed = stored?.placed ?? null
	const attempt: OrderAttempt = { key: newKey(), fingerprint, startedAt: now, replaces, slug: null, placed }
	writeRecord(STORAGE_KEYS.orderAttempt, attempt)
	return attempt
}

/** Remembers the order that an attempt made. */
export function saveAttemptSlug(attempt: OrderAttempt, slug: string): void {
	writeRecord(STORAGE_KEYS.orderAttempt, { ...attempt, slug })
}

/** Remembers what an order took from the cart, beside the attempt that made it. */
export function savePlacedLines(orderId: number, cart: Pick<PersistedCart, 'items' | 'appliedCouponCode'>): void {
	const stored = readRecord(STORAGE_KEYS.orderAttempt, OrderAttemptSchema)
	const lines = cart.items.map(({ key, count }) => ({ key, count }))
	const placed = { orderId: String(orderId), lines, coupon: cart.appliedCouponCode }
	if (stored) writeRecord(STORAGE_KEYS.orderAttempt, { ...stored, placed })
}

/**
 * Remembers that an order that is about to be paid here took nothing from this browser's cart, unless it was placed
 * here: its customer may have placed it on another device.
 */
export function noteOrderOfElsewhere({ id, slug }: Pick<TrackedOrder, 'id' | 'slug'>): void {
	const stored = readRecord(STORAGE_KEYS.orderAttempt, OrderAttemptSchema)
	if (stored?.placed || stored?.slug === slug) return
	const placed: PlacedLines = { orderId: String(id), lines: [], coupon: null }
	writeRecord(STORAGE_KEYS.orderAttempt, { ...(stored ?? NO_ATTEMPT), placed })
}

/** What the order that was placed last took from the cart; null where this browser does not know. */
export function readPlacedLines(): PlacedLines | null {
	return readRecord(STORAGE_KEYS.orderAttempt, OrderAttemptSchema)?.placed ?? null
}

/**
 * Another cart is begun: its order is a new one, also with the same content, and takes the place of an unpaid one
 * (api.md: one a cart).
 */
export function leaveAttempt(): void {
	const stored = readRecord(STORAGE_KEYS.orderAttempt, OrderAttemptSchema)
	if (stored) writeRecord(STORAGE_KEYS.orderAttempt, { ...stored, fingerprint: '' })
}

/**
 * The name of the present cart, the same in every tab; a new one where it has none yet. Made when the cart is looked
 * at, long before Checkout: stored state reaches other tabs a moment late.
 */
export function openCartId(newKey: () => string): string {
	const stored = readRecord(STORAGE_KEYS.cartId, CartIdSchema)
	if (stored !== null) return stored
	const made = newKey()
	writeRecord(STORAGE_KEYS.cartId, made)
	return made
}

/** Names of what may still be unpaid of the present cart: what that order holds is free for a draft that names it. */
export function readEarlierOrder(): { cart_id: string | null; replaces: string | null } {
	const stored = readRecord(STORAGE_KEYS.orderAttempt, OrderAttemptSchema)
	const cart_id = readRecord(STORAGE_KEYS.cartId, CartIdSchema)
	return { cart_id, replaces: stored?.slug ?? stored?.replaces ?? null }
}

/** The order is paid or has ended: the next one stands for itself. */
export function forgetAttempt(): void {
	writeRecord(STORAGE_KEYS.orderAttempt, null)
	writeRecord(STORAGE_KEYS.cartId, null)
}
