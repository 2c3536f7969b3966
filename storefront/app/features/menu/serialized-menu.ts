import type { AttributeValue, Category, CustomizationOption, Menu, Product } from '@app/contract/menu'
import { packText, unpackText } from '../../lib/rendering/string-encoded-json.ts'

/**
 * Most products offer the same choices: each stands once, and products name it by its place. Ids that differ with the
 * product stay with it.
 */
interface SerializedMenu {
	categories: readonly Category[]
	products: readonly (Omit<Product, 'customization_options'> & { customization_options: SerializedOption[] })[]
	options: (Omit<CustomizationOption, 'values'> & { values: number[] })[]
	values: Omit<AttributeValue, 'template_attribute_value_id'>[]
}

/** The place of the option, then the `template_attribute_value_id` of each of its values. */
type SerializedOption = [place: number, ...templateIds: number[]]

/** A list in which equal things have one place. */
function createInternTable<T extends object>() {
	const places = new Map<string, number>()
	const list: T[] = []
	const put = (thing: T) => {
		const name = JSON.stringify(thing)
		const known = places.get(name)
		if (known !== undefined) return known
		places.set(name, list.length)
		return list.push(thing) - 1
	}
	return { list, put }
}

/** The menu as one text (lib/rendering/string-encoded-json.ts), which is a third as long as the menu. */
export function packMenu(menu: Menu | null): string {
	const options = createInternTable<SerializedMenu['options'][number]>()
	const values = createInternTable<SerializedMenu['values'][number]>()
	const products = (menu?.products ?? []).map((product) => ({
		...product,
		customization_options: product.customization_options.map((option): SerializedOption => {
			const places = option.values.map(({ template_attribute_value_id: _, ...value }) => values.put(value))
			return [
				options.put({ ...option, values: places }),
				...option.values.map(({ template_attribute_value_id }) => template_attribute_value_id),
			]
		}),
	}))
	const packed: SerializedMenu = {
		categories: menu?.categories ?? [],
		products,
		options: options.list,
		values: values.list,
	}
	return packText(packed)
}

/** The menu of `packMenu`'s text, which came from our own server in the same page. */
export function unpackMenu(text: string): { categories: readonly Category[]; products: readonly Product[] } {
	const { categories, products, options, values } = unpackText<SerializedMenu>(text)
	const unpackOption = ([place, ...templateIds]: SerializedOption): CustomizationOption => {
		const option = options[place]!
		const valueAt = (value: number, index: number) => ({
			...values[value]!,
			template_attribute_value_id: templateIds[index]!,
		})
		return { ...option, values: option.values.map(valueAt) }
	}
	const unpackProduct = (product: SerializedMenu['products'][number]): Product => ({
		...product,
		customization_options: product.customization_options.map(unpackOption),
	})
	return { categories, products: products.map(unpackProduct) }
}
