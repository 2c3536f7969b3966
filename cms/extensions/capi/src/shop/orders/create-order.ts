import { createHash } from 'node:crypto'
import type { CreatedOrder, OrderRequest, Problem } from '@app/contract/orders'
import { fromMinor } from '@app/domain/pricing/money'
import { findPriceChange } from '@app/domain/pricing/pricing'
import type { LanguageTag } from '@app/language/tags'
import { digest } from '../../devices/device-row.ts'
import { reach } from '../../host/crash-points.ts'
import { CapiError, invalidPayload, unavailable } from '../../http/errors.ts'
import { findOrderByKey, type Order } from '../../repositories/orders.ts'
import type { Runtime } from '../../runtime.ts'
import { type PricedDraft, presentDraftQuote, priceDraft } from '../price-draft.ts'
import { changeTokenOf } from './change-token.ts'
import { expireIfOverdue } from './expire-orders.ts'
import { findOpenOrders, mapReplaced } from './open-order.ts'
import { parsePhone } from './phone.ts'
import { type Placed, placeOrder } from './place-order.ts'
import { announceOrder } from './publish-changes.ts'

interface CreateOrderInput {
	request: OrderRequest
	idempotencyKey: string
	/** From the token, never from the body. */
	user: string | null
	/** Of the request, as limits count it; null for an unlimited address. */
	address: string | null
	/** Of the page that it is placed on: in it the customer is written to. */
	language: LanguageTag | null
}

/** A new reference or a fresh look at the stock: more rounds than this mean that something else is wrong. */
const MAX_ROUNDS = 4

/**
 * Creates an order, or finds the one that the same key and body made before. Throws 400 for a malformed draft, 409
 * CART_CHANGED with a new quote when price, stock, hours, slot or coupon no longer hold, 422 when the key came with
 * another body, 429 while too many unpaid orders of one origin are open, 503 while the outage switch is on.
 */
export async function createOrder(runtime: Runtime, input: CreateOrderInput): Promise<CreatedOrder> {
	const { idempotencyKey, user, language, address } = input
	const request = { ...input.request, email: input.request.email.toLowerCase() }
	const requestHash = hashRequest(request, user)
	const existing = await findOrderByKey(runtime.database, idempotencyKey)
	if (existing) return replay(runtime, existing, requestHash)
	// Orders that are already placed can be paid and followed during an outage; the kitchens take no new ones.
	if ((await runtime.catalogue.read()).settings.isOutage) throw unavailable()
	const phone = parsePhone(request.phone)
	const { key } = runtime.config.devices
	const origin =
		address === null
			? null
			: { device: digest(key, 'device', request.device_id), address: digest(key, 'address', address) ?? '' }
	const order = { request, user, phone, language, idempotencyKey, requestHash, origin }
	for (let round = 0; round < MAX_ROUNDS; round++) {
		const { ofCart, own: replaced } = await findOpenOrders(runtime, { draft: request, user })
		if (ofCart?.requestHash === requestHash) {
			const same = await expireIfOverdue(runtime, ofCart)
			if (same.orderStatus === 'pending_payment') return presentCreated(runtime, same)
			continue
		}
		// The name is taken by somebody's order that stays: a new order goes without it.
		const cart = ofCart === null || ofCart === replaced ? request.cart_id : null
		const priced = await priceForOrder(runtime, { request, user, replaced })
		reach('order.priced')
		const outcome = priced.problems.length > 0 ? null : await placeOrder(runtime, { ...priced, ...order, cart })
		if (outcome?.kind === 'placed') return announceAndPresent(runtime, outcome)
		// Somebody was faster: with the same key, then theirs is the order; with the last pieces, then the new figures
		// decide.
		const winner = await findOrderByKey(runtime.database, idempotencyKey)
		if (winner) return replay(runtime, winner, requestHash)
		if (outcome === null) throw cartChanged({ ...priced.draft, problems: priced.problems })
		if (outcome.kind === 'availability changed') runtime.messages.publish({ kind: 'catalogue' })
	}
	runtime.logger.error('An order could not be placed in several rounds')
	throw unavailable()
}

/**
 * The draft with everything that speaks against ordering it as it stands, a total other than the one shown included.
 */
async function priceForOrder(
	runtime: Runtime,
	{ request, user, replaced: older }: { request: OrderRequest; user: string | null; replaced: Order | null },
) {
	if (request.expected_total !== null && !Number.isFinite(request.expected_total)) {
		throw invalidPayload('expected_total', 'must be an amount')
	}
	const now = runtime.clock.now()
	const catalogue = await runtime.catalogue.read()
	const replaced = older && (await mapReplaced(runtime, older, request.branch))
	const draft = await priceDraft(request, { db: runtime.database, catalogue, now, user, replaced })
	const change = findPriceChange(request.expected_total, draft.priced.totalMinor, draft.branch.company.currency)
	const problems = change ? [...draft.problems, change] : draft.problems
	return { draft, problems, replaced, now }
}

/** The same key is the same order for as long as the body is the same; its present state is shown. */
async function replay(runtime: Runtime, order: Order, requestHash: string): Promise<CreatedOrder> {
	if (order.requestHash === requestHash) return presentCreated(runtime, await expireIfOverdue(runtime, order))
	const message = 'This Idempotency-Key has already been used with another order.'
	throw new CapiError(422, 'IDEMPOTENCY_KEY_REUSED', message)
}

function announceAndPresent(runtime: Runtime, { order, stock, expired }: Placed): CreatedOrder {
	reach('order.committed')
	announceOrder(runtime, { order: order.id, action: 'create', stock })
	// An order that costs nothing is paid, and has a receipt.
	if (order.paymentStatus === 'paid') runtime.messenger.notify()
	if (expired !== null) announceOrder(runtime, { order: expired })
	return presentCreated(runtime, order)
}

/** Only who placed the order gets here, so a guest gets the proof of it. */
function presentCreated({ config }: Runtime, order: Order): CreatedOrder {
	return {
		id: order.id,
		reference: order.reference,
		slug: order.slug,
		amount: fromMinor(order.totalMinor, order.currency),
		currency: order.currency,
		order_status: order.orderStatus,
		payment_status: order.paymentStatus,
		change_token: order.user === null ? changeTokenOf(config, order) : null,
	}
}

function cartChanged(draft: PricedDraft & { problems: Problem[] }): CapiError {
	const message = draft.problems.map((problem) => problem.message).join(' ')
	return new CapiError(409, 'CART_CHANGED', message, { quote: presentDraftQuote(draft) })
}

/**
 * The validated body in the schema's own order of fields, so that spaces and unknown fields make no difference. Which
 * order it takes the place of, and which device asks, is not what is ordered: of two tabs, the second may know of the
 * first one's.
 */
function hashRequest({ replaces: _older, device_id: _device, ...request }: OrderRequest, user: string | null): string {
	return createHash('sha256')
		.update(JSON.stringify([user, request]))
		.digest('hex')
}
