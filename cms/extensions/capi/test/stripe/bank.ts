import { type Books, type Dispute, type Intent, type Method, makeIntent, newId, type Refund } from './objects.ts'

/** Stripe's test cards, as far as they are needed: what the bank does, and the last digits. */
const TEST_CARDS = {
	pays: { last4: '4242', error: null, asks: false },
	/** Another card, of the same last digits. */
	twin: { last4: '4242', error: null, asks: false },
	declines: { last4: '0002', error: { code: 'card_declined', decline_code: 'generic_decline' }, asks: false },
	poor: { last4: '9995', error: { code: 'card_declined', decline_code: 'insufficient_funds' }, asks: false },
	asks: { last4: '3155', error: null, asks: true },
} as const
export type TestCard = keyof typeof TEST_CARDS

/** What Stripe refuses, with the code of its error. */
export class Refusal extends Error {
	readonly status: number
	readonly type: string
	readonly code: string | null

	constructor(status: number, type: string, code: string | null, message: string) {
		super(message)
		this.status = status
		this.type = type
		this.code = code
	}
}

export const missing = (what: string) =>
	new Refusal(404, 'invalid_request_error', 'resource_missing', `No such ${what}`)

type Notify = (type: string, object: object) => void

/** What happens when a card is given, and what Stripe tells about it. */
export function createBank(books: Books, notify: Notify) {
	function newMethod(card: TestCard, customer: string | null): Method {
		const { last4 } = TEST_CARDS[card]
		const method: Method = {
			id: `pm_${card}_${newId('m')}`,
			object: 'payment_method',
			customer,
			card: { brand: 'visa', last4, exp_month: 12, exp_year: 2040, fingerprint: `fp_${card}` },
		}
		books.methods.set(method.id, method)
		return method
	}

	/** A saved method behaves like the card that it was made of. */
	const cardOf = (method: string) => method.split('_')[1] as TestCard

	function charge(intent: Intent): void {
		intent.status = 'succeeded'
		intent.amount_received = intent.amount
		intent.latest_charge = newId('ch')
		intent.last_payment_error = null
		notify('payment_intent.succeeded', intent)
	}

	function decline(intent: Intent, code: string, decline_code: string | null): void {
		intent.status = 'requires_payment_method'
		intent.last_payment_error = { code, decline_code, message: 'Your card was declined.' }
		notify('payment_intent.payment_failed', intent)
	}

	/** Gives a card, or goes on with the saved one that the intent names, as Stripe.js does. */
	function confirm(id: string, card: TestCard | null): Intent {
		const intent = books.intents.get(id)
		if (!intent) throw missing('payment_intent')
		if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent)
		if (card !== null) {
			const keeper = intent.setup_future_usage === null ? null : intent.customer
			intent.payment_method = newMethod(card, keeper).id
		}
		if (intent.payment_method === null) throw new Refusal(400, 'invalid_request_error', null, 'No payment method')
		const { error, asks } = TEST_CARDS[cardOf(intent.payment_method)]
		if (error) decline(intent, error.code, error.decline_code)
		else if (asks) {
			intent.status = 'requires_action'
			notify('payment_intent.requires_action', intent)
		} else charge(intent)
		return intent
	}

	/** The customer's answer at the bank. */
	function authenticate(id: string, isApproved: boolean): Intent {
		const intent = books.intents.get(id)
		if (intent?.status !== 'requires_action') throw missing('question')
		if (isApproved) charge(intent)
		else decline(intent, 'payment_intent_authentication_failure', null)
		return intent
	}

	/** The customer pays, or tries to, on the hosted page. */
	function payCheckout(id: string, card: TestCard): boolean {
		const found = books.checkouts.get(id)
		if (found?.session.status !== 'open') throw missing('checkout.session')
		const { session, intentParams } = found
		const { amount_total, currency, customer } = session
		const known = session.payment_intent === null ? undefined : books.intents.get(session.payment_intent)
		const intent =
			known ??
			makeIntent({
				...intentParams,
				amount: String(amount_total),
				currency,
				...(customer !== null && { customer }),
			})
		books.intents.set(intent.id, intent)
		session.payment_intent = intent.id
		if (confirm(intent.id, card).status !== 'succeeded') return false
		session.status = 'complete'
		session.payment_status = 'paid'
		notify('checkout.session.completed', session)
		return true
	}

	function cancel(intent: Intent, reason: string | null): void {
		if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent)
		intent.status = 'canceled'
		intent.cancellation_reason = reason
		notify('payment_intent.canceled', intent)
	}

	function refund(intentId: string, metadata: Record<string, string>): Refund {
		const intent = books.intents.get(intentId)
		if (intent?.status !== 'succeeded') throw missing('charge')
		if (books.disputes.some((other) => other.payment_intent === intentId && other.status !== 'won')) {
			throw new Refusal(400, 'invalid_request_error', 'charge_disputed', 'The charge has been charged back')
		}
		if (books.refunds.some((other) => other.payment_intent === intentId && other.status === 'succeeded')) {
			throw new Refusal(400, 'invalid_request_error', 'charge_already_refunded', 'Already refunded')
		}
		const { amount } = intent
		const made: Refund = {
			id: newId('re'),
			object: 'refund',
			status: 'succeeded',
			amount,
			payment_intent: intentId,
			metadata,
		}
		books.refunds.push(made)
		notify('refund.created', made)
		const { id, metadata: ofCharge } = intent
		notify('charge.refunded', {
			id: intent.latest_charge,
			object: 'charge',
			amount,
			amount_refunded: amount,
			refunded: true,
			payment_intent: id,
			metadata: ofCharge,
		})
		return made
	}

	/** The customer's bank returns a refund, days later. */
	function failRefund(made: Refund): void {
		made.status = 'failed'
		notify('refund.failed', made)
	}

	/** The customer objects to a charge at the bank. */
	function dispute(intentId: string): Dispute {
		const { amount } = books.intents.get(intentId)!
		const id = newId('du')
		const made: Dispute = {
			id,
			object: 'dispute',
			status: 'needs_response',
			amount,
			payment_intent: intentId,
			metadata: {},
		}
		books.disputes.push(made)
		notify('charge.dispute.created', made)
		return made
	}

	function closeDispute(made: Dispute, status: 'won' | 'lost'): void {
		made.status = status
		notify('charge.dispute.closed', made)
	}

	/** The customer gives a card for later. */
	function completeSetup(id: string, card: TestCard): void {
		const setup = books.setups.get(id)
		if (!setup) throw missing('setup_intent')
		setup.payment_method = newMethod(card, setup.customer).id
		setup.status = 'succeeded'
		notify('setup_intent.succeeded', setup)
	}

	return { confirm, authenticate, payCheckout, cancel, refund, failRefund, dispute, closeDispute, completeSetup }
}

function unexpectedState({ status }: Intent): Refusal {
	const message = `This PaymentIntent's status is ${status}`
	return new Refusal(400, 'invalid_request_error', 'payment_intent_unexpected_state', message)
}
