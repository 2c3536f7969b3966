import type { OrderDraft } from '@app/contract/orders'
import type { PersistedCart } from '@app/contract/records'
import { fingerprint } from '@app/domain/orders/fingerprint'
import { mapOrderDraft } from '@app/domain/orders/order-draft'
import type { Pickup } from '@app/domain/orders/pickup-choice'
import { fromMinor } from '@app/domain/pricing/money'
import { cartTotals } from './cart-totals.ts'

/** What is sent to place an order: section 3's draft and the total that the customer was shown. */
export type PricedDraft = OrderDraft & { expected_total: number }

const NOBODY = { first_name: '', last_name: '', email: '', phone: '' }

/** When the order is fetched, and by whom: the id of the signed-in customer, null for a guest. */
interface OrderChoices {
	pickup: Pickup
	user: string | null
}

/** The draft of a cart, null where it is not complete (section 5). `now` is written into `order_create`. */
export function mapPricedDraft(
	cart: PersistedCart,
	{ pickup, user }: OrderChoices,
	currency: string,
	now: number,
): PricedDraft | null {
	const time =
		pickup.type === 'later'
			? { pickup_type: 'later' as const, pickup_time: pickup.time }
			: { pickup_type: 'now' as const }
	const draft = mapOrderDraft(cart, { ...time, user }, now)
	return draft && { ...draft, expected_total: fromMinor(cartTotals(cart, currency).totalMinor, currency) }
}

/** A draft of the lines alone, for a coupon to be held against: nobody has to have typed a name for that. */
export function mapCouponDraft(cart: PersistedCart): Pick<OrderDraft, 'branch' | 'items'> | null {
	const draft = mapOrderDraft({ ...cart, guestInfo: cart.guestInfo ?? NOBODY }, {}, 0)
	return draft && { branch: draft.branch, items: draft.items }
}

/** The same for drafts that order the same thing; when they were written makes no difference. */
export function fingerprintDraft({ order_create: _, ...content }: PricedDraft): string {
	return fingerprint(JSON.stringify(content))
}
