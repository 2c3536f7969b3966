import type { Database } from './orders.ts'

/** Gives a customer the guest orders that were placed with the address; how many there were. */
export async function joinGuestOrders(db: Database, user: string, email: string): Promise<number> {
	return db('orders').whereNull('user').where({ email: email.toLowerCase() }).update({ user })
}

/** Nobody comes for these any more, so nobody calls a name. */
const OVER = ['completed', 'cancelled', 'expired']

/**
 * Takes the person out of the customer's orders, and out of the guest orders of the same address. An order that the kitchen still works on
 * keeps its first name until it is over (forgetNames).
 */
export async function forgetPerson(db: Database, user: string, email: string, replacement: string): Promise<number[]> {
	const own = db('orders')
		.where({ user })
		.orWhere((guest) => guest.whereNull('user').where({ email: email.toLowerCase() }))
	const ids: number[] = await own.clone().pluck('id')
	const nobody = { user: null, email: replacement, last_name: 'User', phone: '' }
	await db('orders').whereIn('id', ids).whereIn('order_status', OVER).update({ first_name: 'Deleted' })
	await db('orders').whereIn('id', ids).update(nobody)
	return ids
}

/** Names of deleted customers in orders that have since ended. */
export async function forgetNames(db: Database): Promise<void> {
	await db('orders')
		.where('email', 'like', 'deleted-%')
		.where({ phone: '' })
		.whereNot({ first_name: 'Deleted' })
		.whereIn('order_status', OVER)
		.update({ first_name: 'Deleted' })
}
