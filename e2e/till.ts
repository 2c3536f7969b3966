import type { CreatedOrder } from '@app/contract/orders'
import type { PaymentSession } from '@app/contract/payments'
import type { PersistedCart } from '@app/contract/records'
import { type DraftChoices, mapOrderDraft } from '@app/domain/orders/order-draft'
import { callCms } from './cms.ts'

/** Places the order of a cart without a browser. */
export async function placeOrder(cart: PersistedCart, choices: DraftChoices = {}): Promise<CreatedOrder> {
	const headers = { 'Idempotency-Key': crypto.randomUUID() }
	const draft = mapOrderDraft(cart, choices, Date.now())
	return (await callCms<{ order: CreatedOrder }>('POST', '/capi/shop/orders', { body: draft, headers })).order
}

/** Pays an order with one of the sandbox's cards, an account's order with its sign-in; gives how it ended. */
export async function payOrder(
	{ id, slug }: Pick<CreatedOrder, 'id' | 'slug'>,
	number: string,
	headers: Record<string, string> = {},
): Promise<string> {
	const post = <T>(path: string, body: unknown) => callCms<T>('POST', path, { body, headers })
	const { payment_ref } = await post<PaymentSession>('/capi/payments/sessions', { order_id: id, slug })
	const card = { number: number.replaceAll(' ', ''), exp_month: 12, exp_year: 2034, cvc: '123', name: 'Aoife Byrne' }
	return (await post<{ status: string }>('/capi/payments/sandbox/confirm', { payment_ref, card })).status
}
