import { decideOpenOrderWait } from '@app/domain/orders/open-orders'
import type { Knex } from 'knex'
import { TooManyRequests } from '../../http/rate-limit.ts'
import { hasUnpaidSince, listOpenOrders, lockOrigin } from '../../repositories/open-order-caps.ts'
import type { Order } from '../../repositories/orders.ts'
import type { Settings } from '../catalogue/catalogue.ts'
import type { NewOrderInput } from './new-order.ts'

type Input = Pick<NewOrderInput, 'origin' | 'user' | 'phone' | 'now'>

/**
 * Throws 429 where a device, an address, and an account or a guest's phone number has as many unpaid orders open as it
 * may; the order that the new one replaces is none of them. Limits nobody from an unlimited address. Orders that have
 * only the number in common count for `orderHoldMinutes`: a stranger who typed it does not keep its owner from
 * ordering until they expire.
 */
export async function assertOpenOrderCap(
	transaction: Knex.Transaction,
	{ origin, user, phone, now }: Input,
	{ older, settings }: { older: Order | null; settings: Pick<Settings, 'openOrderCaps' | 'orderHoldMinutes'> },
): Promise<void> {
	if (origin === null) return
	await lockOrigin(transaction, { ...origin, user, phone })
	const open = await listOpenOrders(transaction, { ...origin, user, phone }, { now, except: older?.id ?? null })
	const strangerMs = strangerMsOf(user, settings)
	const wait = decideOpenOrderWait(open, { caps: settings.openOrderCaps, now, strangerMs })
	if (wait === null) return
	const message = 'Too many orders are waiting for their payment. Pay or cancel one of them first.'
	throw new TooManyRequests(Math.max(1, Math.ceil((wait - now) / 1000)), 'TOO_MANY_OPEN_ORDERS', message)
}

/**
 * Until when an unpaid order keeps its pieces, epoch milliseconds; null where it keeps none. A first order has a
 * while to be paid. One that follows an unpaid order of the same origin keeps none: whoever pays comes before whoever
 * orders again and again. One that replaces another has what is left of its time.
 */
export async function decideHold(
	transaction: Knex.Transaction,
	{ origin, user, phone, now }: Input,
	{ older, settings }: { older: Order | null; settings: Pick<Settings, 'orderHoldMinutes' | 'orderExpiryMinutes'> },
): Promise<number | null> {
	if (older?.heldUntil) return older.heldUntil > now ? older.heldUntil : null
	if (settings.orderHoldMinutes === 0) return null
	const since = now - settings.orderExpiryMinutes * 60_000
	const strangersSince = Math.max(since, now - strangerMsOf(user, settings))
	const times = { since, strangersSince, except: older?.id ?? null }
	const isAnother = origin !== null && (await hasUnpaidSince(transaction, { ...origin, user, phone }, times))
	return isAnother ? null : now + settings.orderHoldMinutes * 60_000
}

function strangerMsOf(user: string | null, { orderHoldMinutes }: Pick<Settings, 'orderHoldMinutes'>): number {
	return user === null ? orderHoldMinutes * 60_000 : Number.POSITIVE_INFINITY
}
