import type { CartItem } from '@app/contract/records'

/**
 * Names of a line's choices, as the menu had them when the line was made. What an old record does not name is left
 * out.
 */
export function describeChoices(item: CartItem): string[] {
	return item.product.customization_options.flatMap((option) => {
		const values = read(option, 'values')
		if (!Array.isArray(values)) return []
		return values
			.filter((value) => item.customizations.some((chosen) => isChosen(chosen, option, value)))
			.flatMap((value) => read(value, 'name') ?? [])
			.filter((name) => typeof name === 'string')
	})
}

/** Names of the choices at these places of a line; empty where the line does not name them. */
export function describeGoneChoices(item: CartItem, indexes: readonly number[]): string {
	const customizations = item.customizations.filter((_, index) => indexes.includes(index))
	return describeChoices({ ...item, customizations }).join(', ')
}

/** Names of what a line leaves out, as the menu had them; other wishes stand as they are. */
export function describeRequests(item: CartItem): string[] {
	const values = item.product.customization_options.flatMap((option) => {
		const listed = read(option, 'removal') === true ? read(option, 'values') : []
		return Array.isArray(listed) ? listed : []
	})
	return item.requests.map((request) => {
		const name = read(
			values.find((value) => read(value, 'request') === request),
			'name',
		)
		return typeof name === 'string' ? name : request
	})
}

function isChosen(chosen: CartItem['customizations'][number], option: unknown, value: unknown): boolean {
	return (
		chosen.attribute_id === String(read(option, 'attribute_id')) && chosen.value_id === String(read(value, 'value_id'))
	)
}

function read(record: unknown, field: string): unknown {
	return typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[field] : undefined
}
