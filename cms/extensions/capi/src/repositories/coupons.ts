import type { CouponKind } from '@app/contract/coupons'
import { type CouponRule, normaliseCouponCode } from '@app/domain/pricing/coupon'
import type { Knex } from 'knex'
import type { Row } from './catalogue-rows.ts'
import { flagFrom, instantFrom, minorFrom, numberFrom } from './columns.ts'
import type { Database } from './orders.ts'

export interface StoredCoupon {
	id: number
	description: string
	rule: CouponRule
}

const KINDS: readonly CouponKind[] = ['percent', 'fixed', 'item']

const UNPAID = ['pending', 'failed']
/** Orders that hold a coupon: paid ones, and unpaid ones until they are paid or given up. */
const HOLDING = [...UNPAID, 'paid']

/**
 * A coupon with its uses as they bind a new order. Unpaid orders count as well, or a coupon for one use would be
 * promised to everybody who pays at the same time; `except` is the order that the new one replaces. Amounts are read
 * in the given currency.
 */
export async function findCoupon(
	db: Database,
	code: string,
	currency: string,
	user: string | null,
	except: number | null = null,
): Promise<StoredCoupon | null> {
	const row: Row | undefined = await db('coupons')
		.where({ code: normaliseCouponCode(code) })
		.first()
	if (!row) return null
	const coupon = mapCoupon(row, currency)
	const orders = () =>
		except === null ? ordersWith(db, coupon.id) : ordersWith(db, coupon.id).whereNot({ id: except })
	// The paid ones are counted already: a popular coupon has many of them.
	if (coupon.rule.maxUses !== null) coupon.rule.uses += await count(orders().whereIn('payment_status', UNPAID))
	if (coupon.rule.perCustomer !== null && user !== null) {
		coupon.rule.customerUses = await count(orders().where({ user }).whereIn('payment_status', HOLDING))
	}
	return coupon
}

/** Holds a coupon until the transaction ends, so that its uses are counted and taken one order after the other. */
export async function lockCoupon(transaction: Knex.Transaction, id: number): Promise<void> {
	await transaction('coupons').where({ id }).forUpdate().first('id')
}

/**
 * Active coupons that have not ended before `since` and that a customer may know of: those shown to everybody, those
 * given to the customer and those that the customer has used; with the customer's uses and the time of the last.
 */
export async function listCoupons(
	db: Database,
	currency: string,
	user: string,
	since: number,
): Promise<(StoredCoupon & { usedAt: number | null })[]> {
	const rows: Row[] = await db('coupons')
		.where({ active: true })
		.where((ends) => ends.whereNull('ends_at').orWhere('ends_at', '>=', new Date(since)))
		.orderBy(['ends_at', 'id'])
	const used: Row[] = await db('orders')
		.where({ user })
		.whereNotNull('coupon')
		// One that only an unpaid order holds is not used: an order that takes its place can have it.
		.where({ payment_status: 'paid' })
		.groupBy('coupon')
		.select('coupon')
		.count({ count: '*' })
		.max({ last: 'date_created' })
	const uses = new Map(used.map((row) => [Number(row.coupon), row]))
	const isKnown = (row: Row) => flagFrom(row.public) || row.customer === user || uses.has(Number(row.id))
	return rows.filter(isKnown).map((row) => {
		const coupon = mapCoupon(row, currency)
		const own = uses.get(coupon.id)
		coupon.rule.customerUses = Number(own?.count ?? 0)
		return { ...coupon, usedAt: instantFrom(own?.last) }
	})
}

/** Counts a use of a paid order. */
export async function useCoupon(transaction: Knex.Transaction, id: number): Promise<void> {
	await transaction('coupons').where({ id }).increment('uses', 1)
}

/** Takes a use back when its order has been refunded. */
export async function returnCoupon(transaction: Knex.Transaction, id: number): Promise<void> {
	await transaction('coupons').where({ id }).where('uses', '>', 0).decrement('uses', 1)
}

function ordersWith(db: Database, coupon: number) {
	return db('orders').where({ coupon })
}

async function count(query: Knex.QueryBuilder): Promise<number> {
	const [row] = await query.count({ count: '*' })
	return Number(row?.count ?? 0)
}

function mapCoupon(row: Row, currency: string): StoredCoupon {
	const kind = KINDS.find((known) => known === row.kind) ?? 'percent'
	return {
		id: Number(row.id),
		description: String(row.description ?? ''),
		rule: {
			code: String(row.code),
			kind,
			value: kind === 'percent' ? Number(row.value) : minorFrom(row.value, currency),
			minimumMinor: minorFrom(row.minimum, currency),
			startsAt: instantFrom(row.starts_at),
			endsAt: instantFrom(row.ends_at),
			maxUses: numberFrom(row.max_uses),
			uses: Number(row.uses ?? 0),
			perCustomer: numberFrom(row.per_customer),
			customerUses: 0,
			active: flagFrom(row.active),
			companyId: numberFrom(row.company),
			branchId: numberFrom(row.branch),
			productId: numberFrom(row.product),
		},
	}
}
