import { isUsedUp } from '@app/domain/pricing/coupon'
import type { Knex } from 'knex'
import { reach } from '../../host/crash-points.ts'
import { notifyCustomer } from '../../messages/notify-customer.ts'
import { findCoupon, lockCoupon, useCoupon } from '../../repositories/coupons.ts'
import { insertHistory, insertLines } from '../../repositories/order-parts.ts'
import { countTaken } from '../../repositories/order-stock.ts'
import { insertOrder, lockOrder, mapOrder, type NewOrder, type Order } from '../../repositories/orders.ts'
import { countSlotOrders, lockBranch } from '../../repositories/slot-orders.ts'
import { holdStock, type StockLevel, takeStock } from '../../repositories/stock.ts'
import { inTransaction } from '../../repositories/transaction.ts'
import type { Runtime } from '../../runtime.ts'
import type { Settings } from '../catalogue/catalogue.ts'
import type { PricedDraft } from '../price-draft.ts'
import { assertOpenOrderCap, decideHold } from './cap-open-orders.ts'
import { endOrder } from './end-order.ts'
import { isStillOffered } from './is-still-offered.ts'
import { isFree, mapNewOrder, type NewOrderInput } from './new-order.ts'

export interface Replaced {
	id: number
	/** Its pieces, as far as they come back to the branch of the new order. */
	pieces: ReadonlyMap<number, number>
}

interface PlaceOrderInput extends NewOrderInput {
	/** The unpaid order that this one takes the place of. */
	replaced: Replaced | null
}

export interface Placed {
	kind: 'placed'
	order: Order
	stock: StockLevel[]
	/** The order that it replaced. */
	expired: number | null
}

type Placement =
	| Placed
	/**
	 * The last pieces, the slot's last place or the coupon's last use went to somebody else meanwhile, or staff stopped
	 * it.
	 */
	| { kind: 'availability changed' }
	/** The idempotency key, or by a rare chance the reference, is there already. */
	| { kind: 'duplicate' }

class AvailabilityChanged extends Error {}

/**
 * Writes a priced order in one short transaction: the order with its lines and history, the pieces taken off counted
 * stock, and the end of the unpaid order that it replaces. Pieces, slot and coupon are checked here once more, where
 * nobody can come between; so are the switches of staff for an order that costs nothing, which is confirmed by being
 * placed.
 */
export async function placeOrder(runtime: Runtime, input: PlaceOrderInput): Promise<Placement> {
	const { settings } = await runtime.catalogue.read()
	const row = mapNewOrder(input, settings)
	try {
		return await inTransaction(runtime.database, (transaction) => writeOrder(transaction, { ...input, settings }, row))
	} catch (error) {
		if (error instanceof AvailabilityChanged) return { kind: 'availability changed' }
		if (isUniqueViolation(error)) return { kind: 'duplicate' }
		throw error
	}
}

async function writeOrder(
	transaction: Knex.Transaction,
	input: PlaceOrderInput & { settings: Settings },
	row: NewOrder,
): Promise<Placement> {
	const { draft, now, settings } = input
	// One order of holds for every transaction, or PostgreSQL would have two of them wait for each other: order, origin,
	// coupon, branch, stock.
	const older = await holdReplaced(transaction, input)
	if (!isFree(input)) await assertOpenOrderCap(transaction, input, { older, settings })
	await claimCoupon(transaction, input, older)
	await assertSlotFree(transaction, draft, older)
	const counted = countedPieces(draft)
	// An order that costs nothing is confirmed by being placed: its pieces are sold.
	const isHeld = counted.size > 0 && !isFree(input)
	const heldUntil = isHeld ? await decideHold(transaction, input, { older, settings }) : null
	const pieces = isHeld && heldUntil === null ? new Map<number, number>() : counted
	const expired = older && (await endReplaced(transaction, older, { pieces, ...input }))
	const id = await insertOrder(transaction, { ...row, held_until: heldUntil === null ? null : new Date(heldUntil) })
	const { currency } = draft.branch.company
	await insertLines(transaction, id, draft.priced.lines, { currency, counted: new Set(pieces.keys()) })
	const taken = await takeStock(transaction, draft.branch.id, pieces)
	if (taken === null) throw new AvailabilityChanged()
	// Read last, when nothing is waited for any more. Whatever costs something is looked at when it is paid.
	if (isFree(input) && !(await isStillOffered(transaction, draft, { order: id, now }))) throw new AvailabilityChanged()
	// The order as it was just written: reading it back would be one more query for nothing.
	const order = mapOrder({ ...row, id })!
	const created = { order: id, orderStatus: 'pending_payment', paymentStatus: 'pending', at: now } as const
	const { orderStatus, paymentStatus } = order
	const paid = { order: id, orderStatus, paymentStatus, at: now, actor: 'system' } as const
	await insertHistory(transaction, [{ ...created, actor: 'customer' }, ...(isFree(input) ? [paid] : [])])
	if (isFree(input)) await notifyCustomer(transaction, { fact: 'order.paid', order: id, now })
	reach('order.written')
	return { kind: 'placed', order, stock: [...(expired?.stock ?? []), ...taken], expired: expired?.order ?? null }
}

async function holdReplaced(transaction: Knex.Transaction, { replaced }: PlaceOrderInput): Promise<Order | null> {
	const order = replaced ? await lockOrder(transaction, replaced.id) : null
	// It may have been paid since: then it stays, and the customer has two orders.
	return order?.orderStatus === 'pending_payment' ? order : null
}

/** Its pieces come back before the new order's are taken: all of them are held first, in their order. */
async function endReplaced(
	transaction: Knex.Transaction,
	older: Order,
	{ draft, pieces, now }: PlaceOrderInput & { pieces: ReadonlyMap<number, number> },
) {
	const given = await countTaken(transaction, older.id)
	await holdStock(transaction, [draft.branch.id, older.branch], [...given.keys(), ...pieces.keys()])
	return endOrder(transaction, older, 'expired', { actor: 'customer', now })
}

async function assertSlotFree(
	transaction: Knex.Transaction,
	{ branch, pickupTime }: PricedDraft,
	older: Order | null,
): Promise<void> {
	if (pickupTime === null || branch.slotCapacity === null) return
	await lockBranch(transaction, branch.id)
	const taken = await countSlotOrders(transaction, branch.id, pickupTime, older?.id)
	if (taken >= branch.slotCapacity) throw new AvailabilityChanged()
}

/** Orders with the same coupon are counted one after the other. */
async function claimCoupon(transaction: Knex.Transaction, input: PlaceOrderInput, older: Order | null): Promise<void> {
	const { draft, user } = input
	if (!draft.coupon) return
	await lockCoupon(transaction, draft.coupon.id)
	const coupon = await findCoupon(transaction, draft.coupon.rule.code, draft.branch.company.currency, user, older?.id)
	if (!coupon?.rule.active || isUsedUp(coupon.rule)) throw new AvailabilityChanged()
	if (isFree(input)) await useCoupon(transaction, draft.coupon.id)
}

function countedPieces({ branch, priced }: PricedDraft): Map<number, number> {
	const pieces = new Map<number, number>()
	for (const { id, quantity } of priced.lines) {
		if (branch.stock.has(id)) pieces.set(id, (pieces.get(id) ?? 0) + quantity)
	}
	return pieces
}

/** SQLite's and PostgreSQL's codes for a value that has to be unique. */
function isUniqueViolation(error: unknown): boolean {
	const { code, message } = error as { code?: string; message?: string }
	return code === '23505' || (code === 'SQLITE_CONSTRAINT' && /UNIQUE/.test(message ?? ''))
}
