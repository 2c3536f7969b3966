import { type Tax, TaxSchema } from '@app/contract/menu'
import type { CartItem, PersistedCart } from '@app/contract/records'
import { toMinor } from '@app/domain/pricing/money'
import { type PricedOrder, priceOrder } from '@app/domain/pricing/pricing'
import * as v from 'valibot'

export type CartTotals = Pick<PricedOrder, 'subtotalMinor' | 'discountMinor' | 'taxMinor' | 'totalMinor'>

/**
 * What the cart costs by the prices that the customer was shown when the lines were made, in minor units; the
 * server's figures are held against it when the order is placed. Each line is priced as a product of its own: its
 * choices are in its price already, and two lines of one product may have been made at two prices.
 */
export function cartTotals(
	cart: Pick<PersistedCart, 'items' | 'couponDiscount' | 'appliedCouponCode'>,
	currency: string,
): CartTotals {
	const products = cart.items.map((item, index) => asProduct(item, index + 1))
	const ids = new Set(products.map((product) => product.id))
	const code = cart.appliedCouponCode
	return priceOrder({
		items: cart.items.map((item, index) => ({
			id: index + 1,
			quantity: item.count,
			note: '',
			requests: [],
			customizations: [],
		})),
		products: new Map(products.map((product) => [product.id, product])),
		sells: ids,
		soldOut: new Set(),
		companyId: COMPANY,
		currency,
		coupon: code === null ? null : { kind: 'applied', code, discountMinor: toMinor(cart.couponDiscount, currency) },
		maximumPerItem: Number.POSITIVE_INFINITY,
	})
}

/** One company for all: which lines go together was decided when they were added. */
const COMPANY = 1

function asProduct(item: CartItem, id: number) {
	return {
		id,
		name: item.name,
		price: item.price,
		taxes: item.product.taxes.filter(isTax),
		company_id: COMPANY,
		code: '',
		category: '',
		type: '',
		pos_categ_ids: [],
		description: '',
		image: null,
		kcal: null,
		allergens: [],
		diets: [],
		customization_options: [],
		illustration: null,
		badges: [],
	}
}

function isTax(stored: unknown): stored is Tax {
	return v.is(TaxSchema, stored)
}
