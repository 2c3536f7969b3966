import type { Database } from './orders.ts'

/** Gives a customer the guest orders that were placed with the address; how many there were. */
export async function joinGuestOrders(db: Database, user: string, email: string): Promise<number> {
	return db('orders').whereNull('user').where({ email: email.toLowerCase() }).update({ user })
}

/** Ids of the customers to whom orders belong. */
export async function listCustomersOf(db: Database, orders: readonly number[]): Promise<ReadonlySet<string>> {
	return new Set<string>(await db('orders').whereIn('id', orders).whereNotNull('user').distinct('user').pluck('user'))
}

/** Nobody comes for these any more, so nobody calls a name. */
const OVER = ['completed', 'cancelled', 'expired']

/**
 * Takes the person out of the customer's orders, and out of the guest orders of the same address where one is given.
 * An order that the kitchen still works on keeps its first name and its notes until it is over (forgetNames).
 */
export async function forgetPerson(
	db: Database,
	user: string,
	{ email, replacement }: { email: string | null; replacement: string },
): Promise<number[]> {
	const own = db('orders').where({ user })
	if (email !== null) own.orWhere((guest) => guest.whereNull('user').where({ email: email.toLowerCase() }))
	const ids: number[] = await own.pluck('id')
	const over: number[] = await db('orders').whereIn('id', ids).whereIn('order_status', OVER).pluck('id')
	await forgetNamesIn(db, over)
	await db('orders').whereIn('id', ids).update({ user: null, email: replacement, last_name: 'User', phone: '' })
	return ids
}

/** Names of deleted customers in orders that have since ended. */
export async function forgetNames(db: Database): Promise<void> {
	const ids: number[] = await db('orders')
		.where('email', 'like', 'deleted-%')
		.whereNot('email', 'like', '%@%')
		// Written out as in its index (cms/schema/indexes.ts): of a value that is bound, a database does not know that it
		// is this one.
		.whereRaw("phone = ''")
		.whereNot({ first_name: 'Deleted' })
		.whereIn('order_status', OVER)
		.pluck('id')
	await forgetNamesIn(db, ids)
}

/** A note to the kitchen is free text: it may say who wrote it. */
async function forgetNamesIn(db: Database, ids: readonly number[]): Promise<void> {
	if (ids.length === 0) return
	await db('order_lines').whereIn('order', ids).update({ note: '' })
	await db('orders').whereIn('id', ids).update({ first_name: 'Deleted' })
}
