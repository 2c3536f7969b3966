import type { OrderRequest } from '@app/contract/orders'
import { fromMinor } from '@app/domain/pricing/money'
import type { LanguageTag } from '@app/language/tags'
import type { NewOrder } from '../../repositories/orders.ts'
import type { Settings } from '../catalogue/catalogue.ts'
import type { PricedDraft } from '../price-draft.ts'
import { decideReadyTime } from './ready-time.ts'
import { createReference, createSlug } from './reference.ts'
import { summariseLines } from './summarise-lines.ts'

export interface NewOrderInput {
	draft: PricedDraft
	now: number
	request: OrderRequest
	/** Whose order it is: from the token, never from the body. Null for a guest. */
	user: string | null
	/** The cart's name, where the order may have it. */
	cart: string | null
	/** E.164. */
	phone: string
	/** Of the page that it was placed on, where the request said so. */
	language: LanguageTag | null
	idempotencyKey: string
	requestHash: string
	/** Keyed digests of where it comes from; null for an unlimited address, which no cap applies to. */
	origin: { device: string | null; address: string } | null
}

/** A total of 0 is paid without a gateway (api.md). */
export function isFree({ draft }: Pick<NewOrderInput, 'draft'>): boolean {
	return draft.priced.totalMinor === 0
}

/** Columns of a new order. Its reference and slug are drawn here. */
export function mapNewOrder(input: NewOrderInput, settings: Settings): NewOrder {
	const { draft, request, now } = input
	const { branch, branchNow, priced, pickupTime } = draft
	const { currency } = branch.company
	const decimal = (minor: number) => fromMinor(minor, currency)
	const at = new Date(now)
	const ready = isFree(input)
		? decideReadyTime({ pickupTime, readyMinAt: null }, 'confirmed', branchNow.readyIn, now)
		: null
	return {
		reference: createReference(settings.brandName),
		slug: createSlug(),
		user: input.user,
		branch: branch.id,
		company: branch.company.id,
		first_name: request.first_name,
		last_name: request.last_name,
		email: request.email,
		phone: input.phone,
		language: input.language,
		order_status: isFree(input) ? 'confirmed' : 'pending_payment',
		payment_status: isFree(input) ? 'paid' : 'pending',
		pickup_type: request.pickup_type,
		pickup_time: pickupTime === null ? null : new Date(pickupTime),
		ready_min_at: ready?.ready_min_at ?? null,
		ready_max_at: ready?.ready_max_at ?? null,
		coupon: draft.coupon?.id ?? null,
		coupon_code: draft.coupon?.rule.code ?? null,
		subtotal: decimal(priced.subtotalMinor),
		discount: decimal(priced.discountMinor),
		tax: decimal(priced.taxMinor),
		total: decimal(priced.totalMinor),
		currency,
		cart: input.cart,
		placed_device: input.origin?.device ?? null,
		placed_address: input.origin?.address ?? null,
		idempotency_key: input.idempotencyKey,
		request_hash: input.requestHash,
		summary: summariseLines(priced.lines),
		expires_at: new Date(now + settings.orderExpiryMinutes * 60_000),
		date_created: at,
		date_updated: at,
	}
}
