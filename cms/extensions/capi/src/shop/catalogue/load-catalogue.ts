import { DEFAULT_MAXIMUM_ORDER_PER_ITEM, ORDER_EXPIRY_MS } from '@app/contract/constants'
import type { Category } from '@app/contract/menu'
import type { Knex } from 'knex'
import { type Row, readCatalogueRows } from '../../repositories/catalogue-rows.ts'
import { flagFrom, numberFrom } from '../../repositories/columns.ts'
import type { Catalogue, Settings } from './catalogue.ts'
import { mapBranches } from './map-branches.ts'
import { mapProducts } from './map-products.ts'
import { mapMenuTranslations } from './menu-translations.ts'

/** Reads the whole catalogue: a dozen queries, some ten milliseconds, only after an edit. */
export async function loadCatalogue(database: Knex): Promise<Catalogue> {
	const rows = await readCatalogueRows(database)
	const products = mapProducts(rows)
	return {
		settings: mapSettings(rows.settings),
		products,
		knownProducts: new Set(rows.products.map((row) => Number(row.id))),
		categories: rows.categories.map(mapCategory),
		branches: mapBranches(rows, new Set(products.keys())),
		words: mapMenuTranslations(rows.translations),
	}
}

export function mapSettings(row: Row = {}): Settings {
	return {
		brandName: String(row.brand_name ?? ''),
		brandLine: row.brand_line ? String(row.brand_line) : null,
		supportEmail: row.support_email ? String(row.support_email) : null,
		maximumPerItem: numberFrom(row.maximum_order_per_item) ?? DEFAULT_MAXIMUM_ORDER_PER_ITEM,
		currency: String(row.currency ?? 'EUR'),
		isOutage: flagFrom(row.outage),
		orderExpiryMinutes: numberFrom(row.order_expiry_minutes) ?? ORDER_EXPIRY_MS / 60_000,
		orderHoldMinutes: numberFrom(row.order_hold_minutes) ?? 3,
		openOrderCaps: {
			device: numberFrom(row.open_orders_per_device) ?? 3,
			address: numberFrom(row.open_orders_per_address) ?? 20,
			phone: numberFrom(row.open_orders_per_phone) ?? 5,
		},
	}
}

function mapCategory(row: Row, index: number): Category {
	return {
		id: Number(row.id),
		name: String(row.name),
		slug: String(row.slug),
		sort: numberFrom(row.sort) ?? index,
		description: row.description === null ? null : String(row.description),
	}
}
