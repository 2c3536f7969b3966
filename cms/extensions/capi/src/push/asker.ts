import type { LanguageTag } from '@app/language/tags'
import { notFound, unauthenticated } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { type Database, findOrderBySlug, type Order } from '../repositories/orders.ts'
import { follows, type PushDevice } from '../repositories/push-subscriptions.ts'

/** On whose behalf a device asks: the account of its token, never of its body, and the order that it names. */
export interface PushAsker {
	user: string | null
	order: Order | null
	/** In which the device shows the shop, where it says so. */
	language: LanguageTag | null
}

/** Null where it is nobody's: neither a token nor an order. Throws 404 for an order that there is not. */
export async function findAsker(
	{ database }: { database: Database },
	{ user, language }: Caller,
	{ orderSlug }: { orderSlug: string | null },
): Promise<PushAsker | null> {
	if (orderSlug === null) return user === null ? null : { user, order: null, language }
	const order = await findOrderBySlug(database, orderSlug)
	if (!order) throw notFound('The order was not found.')
	return { user, order, language }
}

/** The same, and 401 for nobody. */
export async function requireAsker(...args: Parameters<typeof findAsker>): Promise<PushAsker> {
	const asker = await findAsker(...args)
	if (!asker) throw unauthenticated()
	return asker
}

/**
 * Whether the device is told what concerns them: it is signed in as their account, and gets the news of their order.
 */
export async function isNotified(
	{ database }: { database: Database },
	device: PushDevice,
	{ user, order }: Pick<PushAsker, 'user' | 'order'>,
): Promise<boolean> {
	if (user !== null && device.user !== user) return false
	if (order === null || (order.user !== null && order.user === device.user)) return true
	return follows(database, device.id, order.id)
}
