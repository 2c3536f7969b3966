import type { OrderStatus, PaymentStatus } from '@app/contract/orders'
import { canMoveOrder, canMovePayment } from '@app/domain/orders/order-status'
import type { Knex } from 'knex'

interface OrderRow {
	id: number
	reference: string
	order_status: OrderStatus
	payment_status: PaymentStatus
	total: number | string
	idempotency_key: string | null
}

const ENDED_UNPAID = ['pending', 'failed', 'expired']

/**
 * What must hold of every order and payment in the database at any moment at which nothing is under way, in sentences
 * about those of which it does not. Orders that staff have moved need their effects first: the clean-up sees to that.
 */
export async function findViolations(db: Knex, only: number | null = null): Promise<string[]> {
	const rowsOf = (table: string) => (only === null ? db(table) : db(table).where({ order: only })).orderBy('id')
	const orders: OrderRow[] = await (only === null ? db('orders') : db('orders').where({ id: only })).orderBy('id')
	const payments = await groupBy(rowsOf('payments'))
	const history = await groupBy(rowsOf('order_history'))
	const lines = await groupBy(rowsOf('order_lines'))
	const violations: string[] = []
	const keys = orders.map((order) => order.idempotency_key)
	if (new Set(keys).size < keys.length) violations.push('An idempotency key has made two orders.')
	for (const order of orders) {
		const say = (what: string) =>
			violations.push(`Order ${order.id} (${order.order_status} ${order.payment_status}) ${what}.`)
		const statuses = (payments.get(order.id) ?? []).map(({ status }) => String(status))
		const of = (status: string) => statuses.filter((one) => one === status).length
		const isFree = Number(order.total) === 0
		if ((lines.get(order.id) ?? []).length === 0) say('has no lines')
		if (of('pending') + of('action_required') > 1) say('has two attempts open at once')
		if (of('paid') > 1) say('has been charged twice')
		if (order.payment_status === 'paid' && of('paid') !== 1 && !isFree) say('counts as paid by no attempt')
		if (order.payment_status === 'refunded' && of('paid') > 0) say('counts as refunded, and its money is still here')
		if (ENDED_UNPAID.includes(order.payment_status) && of('paid') > 0) say('is unpaid, and its money is here')
		const isEnded = order.order_status === 'cancelled' || order.order_status === 'expired'
		if (isEnded && order.payment_status === 'paid') say('has ended and its money has not gone back')
		if (order.order_status === 'pending_payment' && order.payment_status === 'paid')
			say('is paid and waits for payment')
		if (order.order_status === 'expired' && order.payment_status !== 'expired') say('expired without its payment')
		const last = history.get(order.id)?.at(-1)
		if (last?.order_status !== order.order_status) say(`stands in its history as ${last?.order_status}`)
		if (last?.payment_status !== order.payment_status) say(`stands in its history as ${last?.payment_status}`)
		const confirmed = (history.get(order.id) ?? []).filter((entry, index, all) => {
			return entry.order_status === 'confirmed' && all[index - 1]?.order_status !== 'confirmed'
		})
		if (confirmed.length > 1) say('was confirmed twice')
		for (const move of forbiddenMoves(history.get(order.id) ?? [])) say(`moved ${move}, which no table has`)
	}
	return [...violations, ...(await findCouponViolations(db))]
}

/** Moves of a history that the tables of domain/orders/order-status.ts do not have. */
function forbiddenMoves(entries: Record<string, unknown>[]): string[] {
	return entries.slice(1).flatMap((entry, index) => {
		const before = entries[index] as unknown as OrderRow
		const after = entry as unknown as OrderRow
		const isOrderMove = after.order_status !== before.order_status
		const isPaymentMove = after.payment_status !== before.payment_status
		const isAllowed =
			(!isOrderMove || canMoveOrder(before.order_status, after.order_status)) &&
			(!isPaymentMove || canMovePayment(before.payment_status, after.payment_status))
		const name = (row: OrderRow) => `${row.order_status} ${row.payment_status}`
		return isAllowed ? [] : [`from ${name(before)} to ${name(after)}`]
	})
}

async function groupBy(query: Knex.QueryBuilder): Promise<Map<number, Record<string, unknown>[]>> {
	const groups = new Map<number, Record<string, unknown>[]>()
	for (const row of (await query) as Record<string, unknown>[]) {
		const order = Number(row.order)
		groups.set(order, [...(groups.get(order) ?? []), row])
	}
	return groups
}

/**
 * The demo chain has coupons that were used up before its first order: uses without an order are no news, orders
 * without a use are.
 */
async function findCouponViolations(db: Knex): Promise<string[]> {
	const coupons = await db('coupons').whereNotNull('max_uses')
	const violations: string[] = []
	for (const { id, code, uses, max_uses } of coupons) {
		const [row] = await db('orders').where({ coupon: id, payment_status: 'paid' }).count({ all: '*' })
		if (Number(uses) > Number(max_uses)) violations.push(`Coupon ${code} was used ${uses} of ${max_uses} times.`)
		if (Number(row!.all) > Number(uses))
			violations.push(`Coupon ${code} counts ${uses} uses of ${row!.all} paid orders.`)
	}
	return violations
}

/** Pieces of a counted product: those left and those that living orders have taken. The sum never changes. */
export async function countPieces(db: Knex, branch: number, product: number): Promise<number> {
	const row = await db('branch_products').where({ branch, product }).first('stock')
	const [sold] = await db('order_lines')
		.join('orders', 'orders.id', 'order_lines.order')
		.where({ 'order_lines.product': product, 'orders.branch': branch })
		.whereNotIn('orders.order_status', ['cancelled', 'expired'])
		.sum({ pieces: 'order_lines.taken' })
	return Number(row.stock) + Number(sold!.pieces ?? 0)
}

/** Whatever is still owed or under way behind the customers' backs. */
export async function countUnsettled(db: Knex): Promise<number> {
	const [owed] = await db('outbox').whereLike('topic', 'payment.%').whereNull('sent_at').count({ all: '*' })
	return Number(owed!.all)
}
