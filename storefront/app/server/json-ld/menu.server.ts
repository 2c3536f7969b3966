import type { Branch, Category, Menu, Product } from '@app/contract/menu'
import { priceFrom } from '@app/domain/menu-filter'
import { currencyDigits, fromMinor } from '@app/domain/money'
import { t } from '@app/language/current'
import type { MenuItem, MenuSection, RestrictedDiet, Menu as SchemaMenu } from 'schema-dts'

const DIETS: Readonly<Record<string, RestrictedDiet>> = {
	vegetarian: 'https://schema.org/VegetarianDiet',
	vegan: 'https://schema.org/VeganDiet',
	halal: 'https://schema.org/HalalDiet',
	gluten_free: 'https://schema.org/GlutenFreeDiet',
}

/** What a branch sells, in the menu's own sections; what is sold out says so. */
export function branchMenu(publicUrl: string, menu: Pick<Menu, 'categories' | 'products'>, branch: Branch): SchemaMenu {
	const sold = new Set(branch.products)
	const soldOut = new Set(branch.out_of_stock.map(({ odoo_products_id }) => odoo_products_id.odoo_id))
	const products = menu.products.filter(({ id }) => sold.has(id))
	const write = (product: Product) => menuItem(publicUrl, product, branch.currency, !soldOut.has(product.id))
	return {
		'@type': 'Menu',
		name: t('{branch} menu', { branch: branch.title }),
		hasMenuSection: menuSections(menu.categories, products, write),
	}
}

/** Everything that the chain sells. Prices are those of its own currency. */
export function chainMenu(publicUrl: string, menu: Menu, url: string, name: string): SchemaMenu {
	const { categories, products, settings } = menu
	const write = (product: Product) => menuItem(publicUrl, product, settings.currency, true)
	return { '@type': 'Menu', '@id': `${url}#menu`, name, url, hasMenuSection: menuSections(categories, products, write) }
}

/** The categories that have something, in their order. */
function menuSections(
	categories: readonly Category[],
	products: readonly Product[],
	write: (product: Product) => MenuItem,
): MenuSection[] {
	return [...categories]
		.sort((a, b) => a.sort - b.sort)
		.flatMap(({ id, name, description }): MenuSection[] => {
			const items = products.filter(({ pos_categ_ids }) => pos_categ_ids.includes(id))
			if (items.length === 0) return []
			return [{ '@type': 'MenuSection', name, ...(description && { description }), hasMenuItem: items.map(write) }]
		})
}

/** A product with the lowest price that it can have. */
function menuItem(publicUrl: string, product: Product, currency: string, isInStock: boolean): MenuItem {
	const { name, description, image, kcal } = product
	const diets = product.diets.flatMap((diet) => DIETS[diet] ?? [])
	const price = fromMinor(priceFrom(product, currency).minor, currency).toFixed(currencyDigits(currency))
	return {
		'@type': 'MenuItem',
		name,
		...(description && { description }),
		...(image && { image: `${publicUrl}/media/${image}/product-sheet` }),
		offers: {
			'@type': 'Offer',
			price,
			priceCurrency: currency,
			availability: isInStock ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
		},
		...(kcal !== null && { nutrition: { '@type': 'NutritionInformation', calories: `${kcal} calories` } }),
		...(diets.length > 0 && { suitableForDiet: diets }),
	}
}
