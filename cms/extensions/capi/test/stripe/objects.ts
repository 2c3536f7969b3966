import { randomBytes } from 'node:crypto'
import { type Params, partOf, textOf } from './form.ts'

/** Objects of Stripe's API, with the fields that matter here. */
export interface Intent {
	id: string
	object: 'payment_intent'
	amount: number
	amount_received: number
	currency: string
	status: string
	client_secret: string
	customer: string | null
	payment_method: string | null
	setup_future_usage: string | null
	cancellation_reason: string | null
	last_payment_error: { code: string; decline_code: string | null; message: string } | null
	latest_charge: string | null
	metadata: Record<string, string>
	livemode: false
}

export interface Checkout {
	id: string
	object: 'checkout.session'
	status: 'open' | 'complete' | 'expired'
	payment_status: 'paid' | 'unpaid'
	amount_total: number
	currency: string
	payment_intent: string | null
	customer: string | null
	success_url: string
	cancel_url: string
	url: string | null
	metadata: Record<string, string>
	livemode: false
}

export interface Setup {
	id: string
	object: 'setup_intent'
	status: string
	client_secret: string
	customer: string
	payment_method: string | null
	metadata: Record<string, string>
	livemode: false
}

export interface Method {
	id: string
	object: 'payment_method'
	customer: string | null
	card: { brand: string; last4: string; exp_month: number; exp_year: number; fingerprint: string }
}

export interface Refund {
	id: string
	object: 'refund'
	status: string
	amount: number
	payment_intent: string
	metadata: Record<string, string>
}

export interface Dispute {
	id: string
	object: 'dispute'
	status: string
	amount: number
	payment_intent: string
	metadata: Record<string, string>
}

/** Stripe's memory. */
export interface Books {
	intents: Map<string, Intent>
	checkouts: Map<string, { session: Checkout; intentParams: Params }>
	setups: Map<string, Setup>
	methods: Map<string, Method>
	customers: Map<string, { id: string; metadata: Record<string, string> }>
	refunds: Refund[]
	disputes: Dispute[]
}

export const emptyBooks = (): Books => ({
	intents: new Map(),
	checkouts: new Map(),
	setups: new Map(),
	methods: new Map(),
	customers: new Map(),
	refunds: [],
	disputes: [],
})

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

export function makeIntent(params: Params): Intent {
	const id = newId('pi')
	return {
		id,
		object: 'payment_intent',
		amount: Number(textOf(params, 'amount')),
		amount_received: 0,
		currency: textOf(params, 'currency') ?? '',
		status: textOf(params, 'payment_method') === null ? 'requires_payment_method' : 'requires_confirmation',
		client_secret: `${id}_secret_${newId('s')}`,
		customer: textOf(params, 'customer'),
		payment_method: textOf(params, 'payment_method'),
		setup_future_usage: textOf(params, 'setup_future_usage'),
		cancellation_reason: null,
		last_payment_error: null,
		latest_charge: null,
		metadata: partOf(params, 'metadata') as Record<string, string>,
		livemode: false,
	}
}

export function makeCheckout(params: Params, origin: string): Checkout {
	const id = newId('cs_test')
	const line = partOf(partOf(params, 'line_items'), '0')
	const price = partOf(line, 'price_data')
	return {
		id,
		object: 'checkout.session',
		status: 'open',
		payment_status: 'unpaid',
		amount_total: Number(textOf(price, 'unit_amount')) * Number(textOf(line, 'quantity')),
		currency: textOf(price, 'currency') ?? '',
		payment_intent: null,
		customer: textOf(params, 'customer'),
		success_url: textOf(params, 'success_url') ?? '',
		cancel_url: textOf(params, 'cancel_url') ?? '',
		url: `${origin}/c/pay/${id}`,
		metadata: partOf(params, 'metadata') as Record<string, string>,
		livemode: false,
	}
}

export function makeSetup(params: Params): Setup {
	const id = newId('seti')
	return {
		id,
		object: 'setup_intent',
		status: 'requires_payment_method',
		client_secret: `${id}_secret_${newId('s')}`,
		customer: textOf(params, 'customer') ?? '',
		payment_method: null,
		metadata: partOf(params, 'metadata') as Record<string, string>,
		livemode: false,
	}
}
