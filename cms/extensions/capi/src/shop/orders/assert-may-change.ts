import { mayChangeOrder } from '@app/domain/orders/order-access'
import { CapiError } from '../../http/errors.ts'
import type { Order } from '../../repositories/orders.ts'

/** Throws 403 unless the caller may pay, cancel or change the order. */
export function assertMayChange(order: Pick<Order, 'user'>, caller: string | null): void {
	if (mayChangeOrder({ owner: order.user, caller })) return
	throw new CapiError(403, 'FORBIDDEN', 'This order belongs to an account. Please sign in with it.')
}
