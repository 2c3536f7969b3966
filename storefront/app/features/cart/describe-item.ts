import { CustomizationOptionSchema } from '@app/contract/menu'
import type { CartItem } from '@app/contract/records'
import * as v from 'valibot'

const NamesSchema = v.object({
	attribute_id: CustomizationOptionSchema.entries.attribute_id,
	values: v.array(v.object({ value_id: v.number(), name: v.string() })),
})

/** Names of a line's choices, as the menu had them when the line was made. What an old record does not name is left out. */
export function describeChoices(item: CartItem): string[] {
	return item.product.customization_options.flatMap((stored) => {
		const parsed = v.safeParse(NamesSchema, stored)
		if (!parsed.success) return []
		const { attribute_id, values } = parsed.output
		return values
			.filter(({ value_id }) => item.customizations.some((chosen) => isSame(chosen, attribute_id, value_id)))
			.map(({ name }) => name)
	})
}

function isSame(chosen: CartItem['customizations'][number], attributeId: number, valueId: number): boolean {
	return chosen.attribute_id === String(attributeId) && chosen.value_id === String(valueId)
}
