import { randomUUID } from 'node:crypto'
import { SIGNATURE_HEADER, signBody } from '../cms/extensions/capi/src/gateways/sandbox/signature.ts'
import type { Reply } from '../scripts/demo-customer.ts'
import { SANDBOX_SECRET, type Shop } from './shops.ts'

/** What the provider says about an attempt, as it travels. */
export function createEvent(paymentRef: string, kind: 'paid' | 'failed' | 'action_required'): string {
	const data = { payment_ref: paymentRef, ...(kind === 'failed' && { decline_code: 'card_declined' }) }
	return JSON.stringify({ id: `evt_${randomUUID()}`, type: `payment.${kind}`, created: Date.now() / 1000, data })
}

/** Delivers it with the provider's genuine signature, by the shop's clock. */
export function deliver(shop: Shop, body: string): Promise<Reply> {
	const signature = signBody(body, SANDBOX_SECRET, shop.now())
	return shop.customer.send('POST', '/capi/payments/webhooks/sandbox', body, {
		'Content-Type': 'application/json',
		[SIGNATURE_HEADER]: signature,
	})
}
