import { type CouponRule, normaliseCouponCode } from '@app/domain/coupon'
import type { Knex } from 'knex'
import type { Row } from './catalogue-rows.ts'
import { flagFrom, instantFrom, minorFrom, numberFrom } from './columns.ts'
import type { Database } from './orders.ts'

/** Whose uses of a coupon count together: the account, or for guests the email address. */
export interface CouponCustomer {
	user: string | null
	email: string | null
}

export interface StoredCoupon {
	id: number
	description: string
	rule: CouponRule
}

/** Orders that hold a coupon: paid ones, and unpaid ones until they are paid or given up. */
const HOLDING = ['pending', 'failed', 'paid']

/**
 * A coupon with its uses as they bind a new order. Unpaid orders count as well, or a coupon for one use would be promised to everybody
 * who pays at the same time; `except` is the order that the new one replaces. Amounts are read in the given currency.
 */
export async function findCoupon(
	db: Database,
	code: string,
	currency: string,
	customer: CouponCustomer,
	except: number | null = null,
): Promise<StoredCoupon | null> {
	const row: Row | undefined = await db('coupons')
		.where({ code: normaliseCouponCode(code) })
		.first()
	if (!row) return null
	const coupon = mapCoupon(row, currency)
	const held = except === null ? holding(db, coupon.id) : holding(db, coupon.id).whereNot({ id: except })
	if (coupon.rule.maxUses !== null) coupon.rule.uses += await count(held.clone().whereNot({ payment_status: 'paid' }))
	if (coupon.rule.perCustomer !== null) {
		const own = customer.user === null ? { email: customer.email ?? '' } : { user: customer.user }
		coupon.rule.customerUses = await count(held.clone().where(own))
	}
	return coupon
}

/** Holds a coupon until the transaction ends, so that its uses are counted and taken one order after the other. */
export async function lockCoupon(transaction: Knex.Transaction, id: number): Promise<void> {
	await transaction('coupons').where({ id }).forUpdate().first('id')
}

/** Active coupons, with the uses of one customer where they are limited. */
export async function listCoupons(db: Database, currency: string, user: string): Promise<StoredCoupon[]> {
	const rows: Row[] = await db('coupons').where({ active: true }).orderBy('ends_at')
	const used: Row[] = await db('orders')
		.where({ user })
		.whereNotNull('coupon')
		.whereIn('payment_status', HOLDING)
		.groupBy('coupon')
		.select('coupon')
		.count({ count: '*' })
	const uses = new Map(used.map((row) => [Number(row.coupon), Number(row.count)]))
	return rows.map((row) => {
		const coupon = mapCoupon(row, currency)
		coupon.rule.customerUses = uses.get(coupon.id) ?? 0
		return coupon
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

function holding(db: Database, coupon: number) {
	return db('orders').where({ coupon }).whereIn('payment_status', HOLDING)
}

async function count(query: Knex.QueryBuilder): Promise<number> {
	const [row] = await query.count({ count: '*' })
	return Number(row?.count ?? 0)
}

function mapCoupon(row: Row, currency: string): StoredCoupon {
	const kind = row.kind === 'fixed' ? 'fixed' : 'percent'
	return {
		id: Number(row.id),
		description: String(row.description ?? ''),
		rule: {
			code: String(row.code),
			kind,
			value: kind === 'fixed' ? minorFrom(row.value, currency) : Number(row.value),
			minimumMinor: minorFrom(row.minimum, currency),
			startsAt: instantFrom(row.starts_at),
			endsAt: instantFrom(row.ends_at),
			maxUses: numberFrom(row.max_uses),
			uses: Number(row.uses ?? 0),
			loginRequired: flagFrom(row.login_required),
			perCustomer: numberFrom(row.per_customer),
			customerUses: 0,
			active: flagFrom(row.active),
			companyId: numberFrom(row.company),
		},
	}
}
