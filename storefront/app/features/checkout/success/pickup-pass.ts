import type { TrackedOrder } from '@app/contract/orders'
import { type PickupPass, PickupPassesSchema, STORAGE_KEYS } from '@app/contract/records'
import { promisedUntil } from '@app/domain/orders/late-order'
import { isOver } from '@app/domain/orders/order-status'
import type { PlainMessage } from '@app/language/messages'
import { readRecord, writeRecord } from '../../../lib/storage/storage.ts'

/** The newest orders of this browser. */
const MAX_PASSES = 10

/** An order as it is told to people. */
export interface LabelledOrder {
	/** When it is ready. */
	ready: string | null
	/** How far it is, in English: the pass may be looked at in another language than it was made in. */
	status: PlainMessage
}

/** `isOwn`: somebody is signed in, whose order it is. */
export function makePickupPass(order: TrackedOrder, words: LabelledOrder, now: number, isOwn: boolean): PickupPass {
	const { reference, slug, branch, order_status } = order
	return {
		reference,
		slug,
		branch: branch.title,
		address: branch.address,
		ready: words.ready,
		promisedUntil: promisedUntil(order),
		phone: branch.phone,
		savedAt: now,
		lines: order.lines.map(({ quantity, name }) => ({ quantity, name })),
		status: { title: words.status, at: now, isOver: isOver(order_status) },
		isOwn,
	}
}

/** Brings the pass of an order up to date; a signed-in customer's open order gets one on this device. */
export function renewPickupPass(order: TrackedOrder, words: LabelledOrder, now: number, isOwn: boolean): void {
	const passes = readPasses()
	const old = passes.find(({ slug }) => slug === order.slug)
	const made = makePickupPass(order, words, now, old?.isOwn ?? isOwn)
	if (old) {
		const next = { ...made, ready: made.ready ?? old.ready, savedAt: old.savedAt }
		writeRecord(
			STORAGE_KEYS.orders,
			passes.map((pass) => (pass === old ? next : pass)),
		)
	} else if (isOwn && order.payment_status === 'paid' && !made.status?.isOver) savePickupPass(made)
}

/** Removes what belongs to somebody who was signed in. */
export function forgetOwnPasses(): void {
	const passes = readPasses()
	const others = passes.filter(({ isOwn }) => !isOwn)
	if (others.length < passes.length) writeRecord(STORAGE_KEYS.orders, others.length > 0 ? others : null)
}

/** Keeps a pass on this device, newest first, in place of an older one of the same order. */
export function savePickupPass(pass: PickupPass): void {
	const others = readPasses().filter(({ reference }) => reference !== pass.reference)
	writeRecord(STORAGE_KEYS.orders, [pass, ...others].slice(0, MAX_PASSES))
}

/** The pass of an order, where this device has it. */
export function findPickupPass(reference: string): PickupPass | null {
	return readPasses().find((pass) => pass.reference === reference) ?? null
}

/** The passes of this device's orders, newest first. */
export function readPasses(): PickupPass[] {
	return readRecord(STORAGE_KEYS.orders, PickupPassesSchema) ?? []
}
