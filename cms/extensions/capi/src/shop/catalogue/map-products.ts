import { DEFAULT_PRODUCT_CATEGORY, DEFAULT_PRODUCT_TYPE, SINGLE_CHOICE_ATTRIBUTE_ID } from '@app/contract/constants'
import type { AttributeValue, CustomizationOption, Product, Tax } from '@app/contract/menu'
import type { CatalogueRows, Row } from '../../repositories/catalogue-rows.ts'
import { flagFrom, jsonFrom, listFrom, numberFrom } from '../../repositories/columns.ts'

/** Published products in the menu's order, with the options that the Studio keeps in three tables. */
export function mapProducts(rows: CatalogueRows): Map<number, Product> {
	const taxes = new Map(rows.taxes.map((row) => [Number(row.id), mapTax(row)]))
	const categories = groupBy(rows.productCategories, 'products_id')
	const options = groupBy(mapOptions(rows), 'product')
	const published = rows.products.filter((row) => row.status === 'published')
	return new Map(
		published.map((row) => {
			const id = Number(row.id)
			const tax = taxes.get(Number(row.tax))
			return [
				id,
				{
					id,
					name: String(row.name),
					price: Number(row.price),
					code: String(row.code),
					category: String(row.category ?? DEFAULT_PRODUCT_CATEGORY),
					type: String(row.type ?? DEFAULT_PRODUCT_TYPE),
					taxes: tax ? [tax] : [],
					company_id: Number(row.company),
					pos_categ_ids: (categories.get(id) ?? []).map((link) => Number(link.categories_id)),
					description: String(row.description ?? ''),
					image: row.image === null ? null : String(row.image),
					kcal: numberFrom(row.kcal),
					allergens: listFrom<string>(row.allergens),
					diets: listFrom<string>(row.diets),
					customization_options: (options.get(id) ?? []).map(({ option }) => option),
					illustration: jsonFrom<Product['illustration']>(row.illustration, null),
					badges: listFrom<string>(row.badges),
				},
			]
		}),
	)
}

function mapOptions(rows: CatalogueRows): { product: number; option: CustomizationOption }[] {
	const attributes = new Map(rows.attributes.map((row) => [Number(row.id), row]))
	const attributeValues = new Map(rows.attributeValues.map((row) => [Number(row.id), row]))
	const optionValues = groupBy(rows.optionValues, 'option')
	return rows.options.flatMap((row) => {
		const attribute = attributes.get(Number(row.attribute))
		if (!attribute) return []
		const id = Number(attribute.id)
		const values = (optionValues.get(Number(row.id)) ?? []).flatMap((link) => {
			const value = attributeValues.get(Number(link.value))
			return value ? [mapValue(link, value)] : []
		})
		const option: CustomizationOption = {
			attribute_id: id,
			name: String(attribute.name),
			required: flagFrom(row.required),
			single: flagFrom(attribute.single) || id === SINGLE_CHOICE_ATTRIBUTE_ID,
			removal: flagFrom(attribute.removal),
			values,
		}
		return [{ product: Number(row.product), option }]
	})
}

/** A product may sell a value at a price of its own, and be out of it alone. */
function mapValue(link: Row, value: Row): AttributeValue {
	return {
		value_id: Number(value.id),
		template_attribute_value_id: Number(link.id),
		name: String(value.name),
		price_extra: numberFrom(link.price_extra) ?? Number(value.price_extra ?? 0),
		allergens: listFrom<string>(value.allergens),
		kcal: numberFrom(value.kcal),
		available: flagFrom(link.available) && flagFrom(value.available),
		ingredient: value.ingredient === null ? null : String(value.ingredient),
	}
}

function mapTax(row: Row): Tax {
	return { id: Number(row.id), name: String(row.name), rate: Number(row.rate) }
}

export function groupBy<T extends object>(rows: readonly T[], column: keyof T): Map<number, T[]> {
	const groups = new Map<number, T[]>()
	for (const row of rows) {
		const key = Number(row[column])
		const group = groups.get(key)
		if (group) group.push(row)
		else groups.set(key, [row])
	}
	return groups
}
