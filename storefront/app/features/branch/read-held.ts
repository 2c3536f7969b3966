import { TrackedOrderReplySchema } from '@app/contract/orders'
import type { CmsClient } from '../../lib/http/cms-client.ts'
import { RequestError } from '../../lib/http/cms-client.ts'
import { readEarlierOrder } from '../cart/attempt-store.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * Ids of the products that the cart's own unpaid order holds: they are sold out for others, not for this cart. Null
 * while the shop cannot be asked.
 */
export async function readHeldProducts(cms: CmsClient): Promise<ReadonlySet<string> | null> {
	const { replaces: slug } = readEarlierOrder()
	if (slug === null) return NONE
	try {
		const { order } = (await cms.get(`/capi/shop/orders/${slug}`, TrackedOrderReplySchema)).data
		return order.order_status === 'pending_payment' ? new Set(order.lines.map(({ id }) => String(id))) : NONE
	} catch (error) {
		return error instanceof RequestError && error.status === 404 ? NONE : null
	}
}
