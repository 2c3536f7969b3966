import { successOf } from '@app/contract/errors'
import { OrderStatusSchema, PaymentStatusSchema } from '@app/contract/orders'
import { type DeclineCode, DeclineCodeSchema } from '@app/contract/payments'
import { admitFresh, admitPaid, type FreshFacts, type PaidFacts } from '@app/domain/cart/fresh-facts'
import * as v from 'valibot'
import { type CmsClient, RequestError } from '../../../lib/http/cms-client.ts'
import { log } from '../../../lib/log.ts'
import { pageOpenedAt } from '../../../lib/rendering/page-opening.ts'

/**
 * What is needed of GET /capi/shop/status: the specification's own fields, and of the latest attempt its reference
 * and what it was declined for, where the shop sends them.
 */
const StatusSchema = v.object({
	order_status: OrderStatusSchema,
	payment_status: PaymentStatusSchema,
	reference: v.string(),
	payment_ref: v.optional(v.nullable(v.string()), null),
	decline_code: v.optional(v.nullable(DeclineCodeSchema), null),
	// A shop that does not say may have been given a card.
	payment_open: v.optional(v.boolean(), true),
})
type ShopOrderStatus = v.InferOutput<typeof StatusSchema>

const ReplySchema = successOf(v.object({ directusOrder: StatusSchema }))

export interface StatusQuestion {
	orderId: string
	/** Null where this browser does not have it; the shop then refuses to tell. */
	slug: string | null
}

export type StatusReply =
	| { kind: 'known'; status: FreshFacts<ShopOrderStatus> }
	/** The shop does not know the order, or does not tell us: asking again changes nothing. */
	| { kind: 'refused' }
	/** No network, the shop is down, or the page was thawed while it waited for the answer: ask again. */
	| { kind: 'unreachable' }

/** Asks the shop about an order. Never throws. */
export async function askOrderStatus(
	cms: CmsClient,
	{ orderId, slug }: StatusQuestion,
	signal?: AbortSignal,
): Promise<StatusReply> {
	const query = new URLSearchParams(slug === null ? { orderId } : { orderId, slug })
	try {
		const { facts, fetchedAt } = await cms.getDated(`/capi/shop/status?${query}`, ReplySchema, { signal })
		const status = admitFresh({ facts: facts.data.directusOrder, fetchedAt }, pageOpenedAt())
		return status ? { kind: 'known', status } : { kind: 'unreachable' }
	} catch (error) {
		if (!signal?.aborted) log('info', 'The order status is not known.', error)
		const status = error instanceof RequestError ? error.status : 0
		return { kind: status >= 400 && status < 500 && status !== 429 ? 'refused' : 'unreachable' }
	}
}

export type PaymentAnswer =
	| { kind: 'paid'; orderRef: string; paymentRef: string; paid: PaidFacts }
	| { kind: 'failed'; declineCode: DeclineCode | null }
	| { kind: 'pending' }
	/** Pending, and no card was given: nothing is on its way. */
	| { kind: 'untouched' }
	/** Expired, cancelled or given back: this order takes no payment any more. `givesBack`: money was taken for it. */
	| { kind: 'over'; givesBack?: true }
	| { kind: 'refused' }
	| { kind: 'unreachable' }

/**
 * What the shop's reply says about the payment of an order that goes by `orderRef` here; another order's reply says
 * nothing.
 */
export function mapPaymentAnswer(reply: StatusReply, orderRef: string | null): PaymentAnswer {
	if (reply.kind !== 'known') return reply
	const { order_status, payment_status, reference, payment_ref, decline_code, payment_open } = reply.status.facts
	if (orderRef !== null && reference !== orderRef) return { kind: 'refused' }
	const paid = admitPaid(reply.status)
	// Cancelled since, or paid too late for its kitchen: the money is on its way back.
	if (paid && order_status === 'cancelled') return { kind: 'over', givesBack: true }
	if (paid) return { kind: 'paid', orderRef: reference, paymentRef: payment_ref ?? '', paid }
	switch (payment_status) {
		case 'failed':
			return { kind: 'failed', declineCode: decline_code }
		case 'pending':
			return { kind: payment_open ? 'pending' : 'untouched' }
		case 'expired':
			return { kind: 'over' }
		case 'refunded':
			return { kind: 'over', givesBack: true }
		case 'paid':
			throw new Error('admitPaid has answered it')
		default:
			return payment_status satisfies never
	}
}
