import type { Product } from '@app/contract/menu'
import type { Customization } from '@app/contract/orders'
import type { CartItem, StoredCustomization } from '@app/contract/records'
import { type Selection, withDefaultChoice } from '../menu/customization.ts'
import { normaliseRequests } from '../menu/removal-text.ts'
import { fingerprint } from '../orders/fingerprint.ts'
import { fromMinor } from '../pricing/money.ts'
import { unitPriceMinor } from '../pricing/unit-price.ts'

/** What a line needs to know of its branch; the menu's branches and the stored one have it alike. */
export interface ItemBranch {
	id: number | string
	odooID: number | string
}

/**
 * Identity of a cart line: product id plus a hash of requests, note and customizations (section 3). Neither the order
 * of requests nor that of customizations matters, so that the same burger built in another order of taps is the same
 * line.
 */
export function cartKey(
	productId: number | string,
	line: { requests: readonly string[]; note: string; customizations: readonly (Customization | StoredCustomization)[] },
): string {
	const requests = normaliseRequests(line.requests).sort()
	const customizations = line.customizations
		.map((chosen) => `${chosen.attribute_id}:${chosen.value_id}:${chosen.template_attribute_value_id}`)
		.sort()
	return `${productId}-${fingerprint(JSON.stringify([requests, line.note.trim(), customizations]))}`
}

/**
 * A cart line with exactly the fields of section 3; `price` is one piece with its customizations, as the server will
 * price it.
 */
export function makeCartItem(input: {
	product: Product
	branch: ItemBranch | null
	currency: string
	count: number
	selections: readonly Selection[]
	requests: readonly string[]
	note: string
}): CartItem {
	const { product, branch, currency, count } = input
	const selections = withDefaultChoice(product, input.selections)
	const requests = normaliseRequests(input.requests)
	const note = input.note.trim()
	const companyId = String(product.company_id)
	return {
		id: String(product.id),
		name: product.name,
		price: fromMinor(unitPriceMinor(product, selections, currency), currency),
		count,
		requests,
		note,
		customizations: selections.map((selection) => ({
			attribute_id: String(selection.attribute_id),
			value_id: String(selection.value_id),
			template_attribute_value_id: String(selection.template_attribute_value_id),
		})),
		product: {
			id: String(product.id),
			name: product.name,
			price: product.price,
			code: product.code,
			category: product.category,
			type: product.type,
			taxes: product.taxes,
			company_id: companyId,
			customization_options: product.customization_options,
		},
		key: cartKey(product.id, { requests, note, customizations: selections }),
		directusBranchId: branch && String(branch.id),
		odooBranchId: branch && String(branch.odooID),
		company_id: companyId,
	}
}
