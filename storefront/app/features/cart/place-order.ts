import { DeviceIdSchema } from '@app/contract/device'
import { successOf } from '@app/contract/errors'
import {
	type CreatedOrder,
	CreatedOrderSchema,
	type Problem,
	QuoteSchema,
	TrackedOrderReplySchema,
} from '@app/contract/orders'
import { type OrderAttempt, STORAGE_KEYS } from '@app/contract/records'
import { admitFresh, type PaidFacts } from '@app/domain/cart/fresh-facts'
import type { GuestField } from '@app/domain/orders/guest-info'
import { isOver } from '@app/domain/orders/order-status'
import { known, t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import * as v from 'valibot'
import { type CmsClient, RequestError } from '../../lib/http/cms-client.ts'
import { pageOpenedAt } from '../../lib/rendering/page-opening.ts'
import { readRecord } from '../../lib/storage/storage.ts'
import { forgetAttempt, openAttempt, openCartId, saveAttemptSlug } from './attempt-store.ts'
import type { Refusal } from './cart-change.ts'
import { fingerprintDraft, type PricedDraft } from './draft.ts'
import { keepProof } from './order-proof-store.ts'

export type PlaceOutcome =
	| { kind: 'placed'; order: CreatedOrder }
	/** The cart's order is paid already: nothing is left to pay. */
	| { kind: 'paid'; order: CreatedOrder; paid: PaidFacts }
	/**
	 * The cart has changed since, and the order that this one would take the place of is paid: nothing is placed before
	 * its customer knows.
	 */
	| { kind: 'paid before'; order: Pick<CreatedOrder, 'slug' | 'reference'> }
	/** Price, stock, hours, slot or coupon no longer hold; nothing was charged. */
	| { kind: 'changed'; refusal: Refusal }
	| { kind: 'invalid'; field: GuestField | null; message: string }
	| { kind: 'failed'; message: string }

const ReplySchema = successOf(v.object({ order: CreatedOrderSchema }))
const GUEST_TEXTS: Record<GuestField, PlainMessage> = {
	first_name: 'Please check your first name.',
	last_name: 'Please check your last name.',
	email: 'Enter an email address like name@example.com.',
	phone: 'Enter a phone number like +353 1 234 5678.',
}

/**
 * Places the order of a draft, once: a repeated call with the same content gives the same order, also after a lost
 * answer or a reload. `draftAt` writes the draft with the time of its first attempt. Never throws.
 */
export async function placeOrder(
	cms: CmsClient,
	draftAt: (now: number) => PricedDraft,
	now: number,
	newKey: () => string,
): Promise<PlaceOutcome> {
	try {
		const paid = await findPaidBefore(cms, openAttempt(fingerprintDraft(draftAt(now)), now, newKey))
		if (paid) return { kind: 'paid before', order: paid }
		const first = await send(cms, draftAt, now, newKey)
		if (first.payment_status === 'paid') {
			const paid = admitFresh({ facts: { payment_status: first.payment_status }, fetchedAt: now }, pageOpenedAt())
			// A page that was thawed meanwhile may have another cart by now.
			return paid ? { kind: 'paid', order: first, paid } : { kind: 'paid before', order: first }
		}
		if (first.order_status === 'pending_payment') return { kind: 'placed', order: first }
		// The stored attempt's order has expired or was cancelled: this is a new one.
		forgetAttempt()
		return { kind: 'placed', order: await send(cms, draftAt, now, newKey) }
	} catch (error) {
		return outcomeOf(error)
	}
}

/** The order that an attempt would take the place of, where it was paid without this browser having heard of it. */
async function findPaidBefore(cms: CmsClient, { slug, replaces }: OrderAttempt) {
	if (slug !== null || replaces === null) return null
	try {
		const { order } = (await cms.get(`/capi/shop/orders/${replaces}`, TrackedOrderReplySchema)).data
		return order.payment_status === 'paid' && !isOver(order.order_status) ? order : null
	} catch (error) {
		if (error instanceof RequestError && error.status === 404) return null
		throw error
	}
}

async function send(
	cms: CmsClient,
	draftAt: (now: number) => PricedDraft,
	now: number,
	newKey: () => string,
): Promise<CreatedOrder> {
	const attempt = openAttempt(fingerprintDraft(draftAt(now)), now, newKey)
	const device = readRecord(STORAGE_KEYS.deviceId, DeviceIdSchema)
	const body = {
		...draftAt(attempt.startedAt),
		replaces: attempt.replaces,
		cart_id: openCartId(newKey),
		...(device !== null && { device_id: device }),
	}
	const headers = { 'Idempotency-Key': attempt.key }
	const { data } = await cms.post('/capi/shop/orders', body, ReplySchema, { headers })
	saveAttemptSlug(attempt, data.order.slug)
	if (data.order.change_token) keepProof(data.order.slug, data.order.change_token)
	return data.order
}

function outcomeOf(error: unknown): PlaceOutcome {
	if (!(error instanceof RequestError)) throw error
	if (error.code === 'CART_CHANGED') {
		const quote = v.safeParse(QuoteSchema, error.errors[0]?.extensions.quote)
		if (quote.success) {
			const { lines, problems } = quote.output
			return { kind: 'changed', refusal: { lines, problems, quote: quote.output } }
		}
	}
	if (error.status === 400) {
		const field = error.errors[0]?.extensions.field
		const problem = typeof field === 'string' ? lineProblem(field, error.message) : null
		if (problem) return { kind: 'changed', refusal: { lines: [], problems: [problem], quote: null } }
		const guestField = typeof field === 'string' && field in GUEST_TEXTS ? (field as GuestField) : null
		return {
			kind: 'invalid',
			field: guestField,
			message: guestField ? t(GUEST_TEXTS[guestField]) : known(error.message),
		}
	}
	// A key that belongs to another order must not be tried again.
	if (error.status === 422) forgetAttempt()
	return { kind: 'failed', message: describeFailure(error) }
}

/**
 * A dish or choice that staff have deleted is unknown to the shop (400): for the customer it is gone like one that
 * was switched off.
 */
function lineProblem(field: string, message: string): Problem | null {
	const [, line, part] = /^items\.(\d+)\.(id|customizations)\b/.exec(field) ?? []
	if (line === undefined) return null
	const code = part === 'id' ? 'PRODUCT_UNAVAILABLE' : 'INVALID_CUSTOMIZATION'
	return { code, message, line: Number(line), field }
}

function describeFailure({ status, code, message, requestId }: RequestError): string {
	switch (status) {
		case 0:
			return t(
				'The kitchen could not be reached. Check your connection and press Checkout again: you will not be charged twice.',
			)
		case 429:
			if (code === 'TOO_MANY_OPEN_ORDERS') {
				return t('You have several unpaid orders. Pay or cancel one of them, or wait until they run out.')
			}
			return t('That was a lot of tries. Wait a minute, then press Checkout again.')
		case 422:
			return t('Something got mixed up. Please press Checkout again.')
		default:
			if (status < 500) return known(message)
			return requestId
				? t(
						'The kitchen is not taking orders this minute. Nothing was charged; please try again. Reference for support: {id}',
						{ id: requestId },
					)
				: t('The kitchen is not taking orders this minute. Nothing was charged; please try again.')
	}
}
