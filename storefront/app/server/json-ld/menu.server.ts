import type { Branch, Menu, Product } from '@app/contract/menu'
import { chainOffer } from '@app/domain/menu/chain-offer'
import { priceFrom } from '@app/domain/menu/menu-filter'
import { currencyDigits, fromMinor } from '@app/domain/pricing/money'
import { t } from '@app/language/current'
import type { MenuItem, MenuSection, RestrictedDiet, Menu as SchemaMenu } from 'schema-dts'
import { groupByCategory, type MenuSection as Section, soldOutAt } from '../../features/menu/menu-sections.ts'
import { listProducts } from '../../features/menu/product-lists-cache.ts'

const DIETS: Readonly<Record<string, RestrictedDiet>> = {
	vegetarian: 'https://schema.org/VegetarianDiet',
	vegan: 'https://schema.org/VeganDiet',
	halal: 'https://schema.org/HalalDiet',
	gluten_free: 'https://schema.org/GlutenFreeDiet',
}

/** What a branch sells, in the menu's own sections; what is sold out says so. */
export function branchMenu(publicUrl: string, menu: Pick<Menu, 'categories' | 'products'>, branch: Branch): SchemaMenu {
	const { id: branchId, company, currency, title } = branch
	const sold = new Set(branch.products)
	const soldOut = soldOutAt(branch)
	const sections = [...menu.categories]
		.sort((a, b) => a.sort - b.sort)
		.map((category) => {
			const asked = { by: 'company', companyId: company.id, branchId, categoryId: category.id } as const
			return { category, products: listProducts(menu.products, asked).filter(({ id }) => sold.has(id)) }
		})
		.filter(({ products }) => products.length > 0)
	const write = (product: Product) => menuItem(publicUrl, product, currency, !soldOut.has(product.id))
	return {
		'@type': 'Menu',
		name: t('{branch} menu', { branch: title }),
		hasMenuSection: sections.map((section) => menuSection(section, write)),
	}
}

/** Everything that the chain sells, as its page has it. Prices are in the currency of whoever sells it. */
export function chainMenu(publicUrl: string, menu: Menu, url: string, name: string): SchemaMenu {
	const { products, soldOut, currencies } = chainOffer(menu.branches, menu.products)
	const write = (product: Product) =>
		menuItem(publicUrl, product, currencies.get(product.id) ?? menu.settings.currency, !soldOut.has(product.id))
	const sections = groupByCategory(menu.categories, products)
	const hasMenuSection = sections.map((section) => menuSection(section, write))
	return { '@type': 'Menu', '@id': `${url}#menu`, name, url, hasMenuSection }
}

function menuSection({ category, products }: Section, write: (product: Product) => MenuItem): MenuSection {
	const { name, description } = category
	return { '@type': 'MenuSection', name, ...(description && { description }), hasMenuItem: products.map(write) }
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
