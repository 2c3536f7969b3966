import { randomUUID } from 'node:crypto'
import type { CreatedOrder, OrderStatusReply, TrackedOrder } from '@app/contract/orders'
import type { PaymentConfirmation, PaymentSession } from '@app/contract/payments'

export interface Reply<T = unknown> {
	status: number
	data: T
	/** Code of a failure of /capi, else null. */
	code: string | null
	// biome-ignore lint/suspicious/noExplicitAny: what a reply holds is the caller's business
	body: any
}

type Known = Pick<CreatedOrder, 'id' | 'slug'>

export const SANDBOX_CARDS = {
	pays: '4242424242424242',
	declines: '4000000000000002',
	asks: '4000002500003155',
} as const

/** Somebody who orders over /capi as the storefront does, without a browser. Rejects only where no answer comes. */
export function createCustomer(cmsUrl: string) {
	/** What proves who placed an order, by its slug and by the references of its attempts: they pay and cancel it. */
	const proofs = new Map<string, Record<string, string>>()
	async function send<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
		const response = await fetch(cmsUrl + path, {
			method,
			headers: { ...(body === undefined ? null : { 'Content-Type': 'application/json' }), ...headers },
			...(body === undefined ? null : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
		})
		const text = await response.text()
		const parsed = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : { text }
		const code: string | null = parsed?.errors?.[0]?.extensions?.code ?? null
		const name: string | undefined = parsed?.data?.order?.slug ?? parsed?.data?.payment_ref
		if (name !== undefined && headers.Authorization) proofs.set(name, { Authorization: headers.Authorization })
		return { status: response.status, data: parsed?.data as T, code, body: parsed } satisfies Reply<T>
	}
	return {
		send,
		place: (draft: unknown, idempotencyKey: string = randomUUID()) =>
			send<{ order: CreatedOrder }>('POST', '/capi/shop/orders', draft, { 'Idempotency-Key': idempotencyKey }),
		openSession: ({ id, slug }: Known) =>
			send<PaymentSession>('POST', '/capi/payments/sessions', { order_id: id, slug }, proofs.get(slug)),
		confirm: (payment_ref: string, number: string = SANDBOX_CARDS.pays) => {
			const card = { number, exp_month: 12, exp_year: 2040, cvc: '123', name: 'Ada Byrne' }
			return send<PaymentConfirmation>(
				'POST',
				'/capi/payments/sandbox/confirm',
				{ payment_ref, card },
				proofs.get(payment_ref),
			)
		},
		askStatus: ({ id, slug }: Known) => send<OrderStatusReply>('GET', `/capi/shop/status?orderId=${id}&slug=${slug}`),
		track: ({ slug }: Known) => send<{ order: TrackedOrder }>('GET', `/capi/shop/orders/${slug}`),
		cancel: ({ slug }: Known) =>
			send<{ order: TrackedOrder }>('POST', `/capi/shop/orders/${slug}/cancel`, undefined, proofs.get(slug)),
	}
}
export type Customer = ReturnType<typeof createCustomer>

/** Who orders in demonstrations and measurements. */
export const DEMO_GUEST = {
	first_name: 'Ada',
	last_name: 'Byrne',
	email: 'ada@example.com',
	phone: '+353851234567',
} as const
