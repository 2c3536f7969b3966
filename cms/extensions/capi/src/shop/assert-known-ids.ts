import type { QuoteRequest } from '@app/contract/orders'
import { invalidPayload } from '../http/errors.ts'
import type { Catalogue, CatalogueBranch } from './catalogue/catalogue.ts'

/**
 * The draft's branch. Ids that the CMS does not have, and attribute values that belong to another product, were never
 * on a menu: 400 naming the field. What staff have hidden, switched off or sold out since is not this function's
 * business: it becomes a problem (409).
 */
export function assertKnownIds(draft: QuoteRequest, catalogue: Catalogue): CatalogueBranch {
	const branch = catalogue.branches.get(draft.branch)
	if (!branch) throw invalidPayload('branch', 'is not known')
	for (const [index, item] of draft.items.entries()) {
		if (!catalogue.knownProducts.has(item.id)) throw invalidPayload(`items.${index}.id`, 'is not known')
		const options = catalogue.products.get(item.id)?.customization_options
		if (options) assertOwnChoices(item.customizations, options, `items.${index}.customizations`)
	}
	return branch
}

type Draft = QuoteRequest['items'][number]['customizations']
type Options = NonNullable<ReturnType<Catalogue['products']['get']>>['customization_options']

function assertOwnChoices(choices: Draft, options: Options, path: string): void {
	for (const [index, choice] of choices.entries()) {
		const option = options.find((candidate) => candidate.attribute_id === choice.attribute_id)
		const isOwn = option?.values.some(
			(value) =>
				value.value_id === choice.value_id && value.template_attribute_value_id === choice.template_attribute_value_id,
		)
		if (!isOwn) throw invalidPayload(`${path}.${index}`, 'does not belong to this product')
	}
}
