import type { OpeningException, WeeklyHours } from '@app/contract/menu'
import type { KitchenMode } from '@app/domain/branch-status'
import type { CatalogueRows, Row } from '../../repositories/catalogue-rows.ts'
import { flagFrom, jsonFrom, listFrom, numberFrom } from '../../repositories/columns.ts'
import type { CatalogueBranch, Company } from './catalogue.ts'
import { groupBy } from './map-products.ts'

const KITCHEN_MODES: ReadonlySet<unknown> = new Set<KitchenMode>(['open', 'busy', 'dine_in_only', 'kitchen_closed'])

/** Every branch, in the Studio's order; `published` are the products on the menu. */
export function mapBranches(rows: CatalogueRows, published: ReadonlySet<number>): Map<number, CatalogueBranch> {
	const companies = new Map(rows.companies.map((row) => [Number(row.id), mapCompany(row)]))
	const offers = groupBy(rows.branchProducts, 'branch')
	return new Map(
		rows.branches.flatMap((row) => {
			const company = companies.get(Number(row.company))
			if (!company) return []
			const offered = (offers.get(Number(row.id)) ?? []).filter((offer) => published.has(Number(offer.product)))
			return [[Number(row.id), mapBranch(row, company, offered)] as const]
		}),
	)
}

function mapBranch(row: Row, company: Company, offers: Row[]): CatalogueBranch {
	const mode = row.kitchen_status as KitchenMode
	const counted = offers.filter((offer) => offer.stock !== null)
	return {
		id: Number(row.id),
		isPublished: row.status === 'published',
		title: String(row.title),
		slug: String(row.slug),
		odooId: Number(row.odooID),
		outletReference: String(row.outlet_reference ?? ''),
		company,
		address: String(row.address ?? ''),
		phone: String(row.phone ?? ''),
		timezone: String(row.timezone),
		coordinates: coordinatesOf(row.location),
		opening: { weekly: listFrom<WeeklyHours>(row.opening_hours), exceptions: mapExceptions(row.opening_exceptions) },
		posSession: jsonFrom<CatalogueBranch['posSession']>(row.pos_session, null),
		acceptsOnlineOrders: flagFrom(row.can_order_online),
		// A switch that nobody set means an ordinary day.
		kitchenMode: KITCHEN_MODES.has(mode) ? mode : 'open',
		readyMin: Number(row.ready_min),
		readyMax: Number(row.ready_max),
		busyExtra: Number(row.busy_extra),
		slotMinutes: Number(row.slot_minutes),
		slotCapacity: numberFrom(row.slot_capacity),
		sells: new Set(offers.map((offer) => Number(offer.product))),
		switchedOff: new Set(offers.filter((offer) => flagFrom(offer.sold_out)).map((offer) => Number(offer.product))),
		stock: new Map(counted.map((offer) => [Number(offer.product), Number(offer.stock)])),
	}
}

/** The Studio leaves out what staff did not fill in. */
function mapExceptions(column: unknown): OpeningException[] {
	return listFrom<Partial<OpeningException>>(column).flatMap(({ date, closed, open, close, reason }) =>
		date ? [{ date, closed: closed === true, open: open ?? null, close: close ?? null, reason: reason ?? null }] : [],
	)
}

function coordinatesOf(column: unknown): [number, number] {
	const { coordinates } = jsonFrom<{ coordinates?: unknown }>(column, {})
	const [longitude, latitude] = Array.isArray(coordinates) ? coordinates.map(Number) : []
	return [longitude ?? 0, latitude ?? 0]
}

function mapCompany(row: Row): Company {
	return { id: Number(row.id), name: String(row.name), currency: String(row.currency) }
}
