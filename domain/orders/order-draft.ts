import type { OrderDraft, PickupType } from '@app/contract/orders'
import type { PersistedCart } from '@app/contract/records'

export interface DraftChoices {
	pickup_type?: PickupType
	/** ISO 8601 start of the chosen slot; kept only for pickup later. */
	pickup_time?: string | null
	/** Id of the signed-in customer. */
	user?: string | null
}

/**
 * The order draft of a cart (section 3), or null: a draft needs a cart that is not empty, guest info (section 5), and
 * the branch that cooks. It starts as pending_payment, pending, for pickup now (section 4). `order_create` holds
 * products and `now` in epoch ms.
 */
export function mapOrderDraft(cart: PersistedCart, choices: DraftChoices, now: number): OrderDraft | null {
	const { items, guestInfo } = cart
	const branch = cart.branch?.id ?? items[0]?.directusBranchId
	if (items.length === 0 || guestInfo === null || !branch) return null
	const pickup_type = choices.pickup_type ?? 'now'
	const products = items.map((item) => ({
		id: item.id,
		quantity: item.count,
		note: item.note,
		requests: item.requests,
		customizations: item.customizations.map((chosen) => ({
			attribute_id: Number(chosen.attribute_id),
			value_id: Number(chosen.value_id),
			template_attribute_value_id: Number(chosen.template_attribute_value_id),
		})),
	}))
	return {
		order_status: 'pending_payment',
		payment_status: 'pending',
		user: choices.user ?? null,
		branch,
		...guestInfo,
		items: products,
		order_create: JSON.stringify({ products, timestamp: now }),
		coupon_code: cart.appliedCouponCode,
		pickup_type,
		pickup_time: pickup_type === 'later' ? (choices.pickup_time ?? null) : null,
	}
}
