import { TrackedOrderReplySchema } from '@app/contract/orders'
import type { CmsClient } from '../../lib/http/cms-client.ts'
import { readEarlierOrder } from './attempt-store.ts'

/** The slot that the cart's own unpaid order has taken: full for others, free for the order that takes its place. */
export async function readHeldTime(cms: CmsClient, signal: AbortSignal): Promise<string | null> {
	const { replaces: slug } = readEarlierOrder()
	if (slug === null) return null
	try {
		const { order } = (await cms.get(`/capi/shop/orders/${slug}`, TrackedOrderReplySchema, { signal })).data
		return order.order_status === 'pending_payment' ? order.pickup_time : null
	} catch {
		// The shop has the last word at checkout.
		return null
	}
}
