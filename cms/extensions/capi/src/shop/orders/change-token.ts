import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config.ts'
import { CapiError } from '../../http/errors.ts'
import type { Order } from '../../repositories/orders.ts'

type Named = Pick<Order, 'id' | 'slug'>

/**
 * What a browser keeps as proof that it placed a guest's order, or that its customer entered the mailed code: a keyed
 * digest of the order. It is the same each time, so a repeated request gets the same reply.
 */
export function changeTokenOf({ account }: Pick<Config, 'account'>, { id, slug }: Named): string {
	return createHmac('sha256', account.key).update(`change-order ${id} ${slug}`).digest('base64url')
}

/** Throws 403 INVALID_TOKEN for anything but the token of this order. */
export function assertTokenOf(config: Pick<Config, 'account'>, token: string, order: Named): void {
	const [given, expected] = [Buffer.from(token), Buffer.from(changeTokenOf(config, order))]
	if (given.length === expected.length && timingSafeEqual(given, expected)) return
	throw new CapiError(403, 'INVALID_TOKEN', 'This proof does not belong to the order.')
}
