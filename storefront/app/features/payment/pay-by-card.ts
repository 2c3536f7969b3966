import { successOf } from '@app/contract/errors'
import {
	type Card,
	type DeclineCode,
	PaymentConfirmationSchema,
	type PaymentSession,
	PaymentSessionSchema,
} from '@app/contract/payments'
import { type CmsClient, RequestError } from '../../platform/cms-client.ts'

export interface PayableOrder {
	id: number
	slug: string
	/** Path that the gateway's pages come back to. */
	returnPath: string
}

export type PayOutcome =
	| { kind: 'paid'; paymentRef: string }
	| { kind: 'failed'; declineCode: DeclineCode | null }
	| { kind: 'action_required'; url: string }
	/** It never came to a charge; `field` says where the card itself is at fault. */
	| { kind: 'refused'; message: string; field: 'number' | null }
	/** Anything may have happened: ask before another charge is offered. */
	| { kind: 'unknown' }

const NOTHING_CHARGED = 'Nothing has been charged.'
const SessionReplySchema = successOf(PaymentSessionSchema)
const ConfirmationReplySchema = successOf(PaymentConfirmationSchema)

/** Opens a session for the order and pays it with the card. Never throws, and never logs: the request holds the card. */
export async function payByCard(cms: CmsClient, order: PayableOrder, card: Card): Promise<PayOutcome> {
	const session = await openSession(cms, order)
	if ('kind' in session) return session
	const { payment_ref } = session
	try {
		const reply = await cms.post('/capi/payments/sandbox/confirm', { payment_ref, card }, ConfirmationReplySchema)
		const { status, decline_code = null, action_url } = reply.data
		if (status === 'paid') return { kind: 'paid', paymentRef: payment_ref }
		if (status === 'failed') return { kind: 'failed', declineCode: decline_code }
		return action_url ? { kind: 'action_required', url: action_url } : { kind: 'unknown' }
	} catch (error) {
		return mapConfirmError(error)
	}
}

/** Opens a session for the order and says where the gateway's own page is. Never throws. */
export async function payOnHostedPage(cms: CmsClient, order: PayableOrder): Promise<PayOutcome> {
	const session = await openSession(cms, order)
	return 'kind' in session ? session : { kind: 'action_required', url: session.hosted_url }
}

async function openSession(cms: CmsClient, order: PayableOrder): Promise<PaymentSession | PayOutcome> {
	const body = { order_id: order.id, slug: order.slug, return_path: order.returnPath }
	try {
		return (await cms.post('/capi/payments/sessions', body, SessionReplySchema)).data
	} catch (error) {
		return mapSessionError(error)
	}
}

/** A session alone charges nothing, so a lost answer is no danger here. */
function mapSessionError(error: unknown): PayOutcome {
	const status = error instanceof RequestError ? error.status : 0
	// The order is paid or has ended meanwhile, or another tab is paying it: the order's status will tell.
	if (status === 409) return { kind: 'unknown' }
	if (status === 0) return refused('No connection to the till. Check your network and try again.')
	if (status === 429) return refused('Too many tries in a short time. Wait a minute and try again.')
	if (status === 404) return refused('This order is not known any more. Go back to your cart and start again.')
	return refused('Payments are not possible at the moment. Try again in a minute.')
}

function mapConfirmError(error: unknown): PayOutcome {
	if (!(error instanceof RequestError)) return { kind: 'unknown' }
	if (error.code === 'INVALID_CARD') {
		return { kind: 'refused', message: 'This card number is not right. Check its digits.', field: 'number' }
	}
	// The gateway read the request and did not act on it. A conflict is different: something else is going on with this order.
	const isRefused = error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 409
	if (!isRefused) return { kind: 'unknown' }
	return error.status === 429
		? refused('Too many tries in a short time. Wait a minute and try again.')
		: refused('The card was not accepted. Check its details and try again.')
}

function refused(text: string): PayOutcome {
	return { kind: 'refused', message: `${text} ${NOTHING_CHARGED}`, field: null }
}
