import type { Branch, Menu } from '@app/contract/menu'
import { priceFrom } from '@app/domain/menu/menu-filter'
import { formatMoney } from '@app/domain/pricing/money'
import { currentLanguage } from '@app/language/current'
import { inLanguage } from '@app/language/tags'
import type { Restaurant } from 'schema-dts'
import { BRAND } from '../../brand.ts'
import { branchOrderPath, branchPath } from '../../features/branch/branch-path.ts'
import { productsOf } from '../../features/menu/menu-sections.ts'
import { branchMenu } from './menu.server.ts'
import { openingHours } from './opening-hours.server.ts'
import { organizationId } from './organization.server.ts'

/**
 * A branch with its hours, its place and its whole menu, and what it looks like and says: `pictures` are whole
 * addresses.
 */
export function restaurant(
	publicUrl: string,
	branch: Branch,
	menu: Pick<Menu, 'categories' | 'products'>,
	{ pictures, description }: { pictures: readonly string[]; description?: string | null | undefined },
): Exclude<Restaurant, string> {
	const [longitude, latitude] = branch.location.coordinates
	const { tag } = currentLanguage()
	const url = publicUrl + inLanguage(tag, branchPath(branch))
	const orderUrl = publicUrl + inLanguage(tag, branchOrderPath(branch))
	const range = priceRange(branch, menu.products)
	return {
		'@type': 'Restaurant',
		// The same branch in every language.
		'@id': `${publicUrl}${branchPath(branch)}#restaurant`,
		name: branch.title,
		url,
		...(description && { description }),
		...(pictures.length > 0 && { image: pictures }),
		brand: { '@type': 'Brand', name: BRAND.name },
		parentOrganization: { '@id': organizationId(publicUrl) },
		address: postalAddress(branch.address),
		telephone: branch.phone,
		geo: { '@type': 'GeoCoordinates', latitude, longitude },
		currenciesAccepted: branch.currency,
		...(range && { priceRange: range }),
		servesCuisine: BRAND.cuisine,
		acceptsReservations: false,
		hasMenu: { ...branchMenu(publicUrl, menu, branch), url: orderUrl },
		...openingHours(branch.opening),
		potentialAction: { '@type': 'OrderAction', target: orderUrl },
	}
}

/** An address that staff write as one line. */
export function postalAddress(line: string) {
	return { '@type': 'PostalAddress', streetAddress: line, addressCountry: BRAND.country } as const
}

/** From the cheapest to the dearest of what a branch sells: `€3.50–€16.00`. */
function priceRange(branch: Branch, products: Menu['products']): string | null {
	const prices = productsOf(branch, products)
		.map((product) => priceFrom(product, branch.currency).minor)
		.filter((minor) => minor > 0)
	if (prices.length === 0) return null
	const format = (minor: number) => formatMoney(minor, branch.currency, currentLanguage())
	return `${format(Math.min(...prices))}–${format(Math.max(...prices))}`
}
