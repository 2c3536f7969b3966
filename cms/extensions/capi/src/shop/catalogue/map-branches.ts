import { type OpeningException, OpeningExceptionSchema, type WeeklyHours, WeeklyHoursSchema } from '@app/contract/menu'
import type { KitchenMode } from '@app/domain/branch/branch-status'
import * as v from 'valibot'
import type { CatalogueRows, Row } from '../../repositories/catalogue-rows.ts'
import { flagFrom, instantFrom, jsonFrom, listFrom, numberFrom } from '../../repositories/columns.ts'
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
	const counted = offers.filter((offer) => offer.stock !== null)
	return {
		id: Number(row.id),
		// Hours in a zone that nobody knows, or prices in a currency that is none, would take the whole menu down with the
		// branch.
		isPublished: row.status === 'published' && isTimeZone(row.timezone) && /^[A-Z]{3}$/.test(company.currency),
		title: String(row.title),
		slug: String(row.slug),
		odooId: Number(row.odooID),
		outletReference: String(row.outlet_reference ?? ''),
		company,
		address: String(row.address ?? ''),
		phone: String(row.phone ?? ''),
		timezone: String(row.timezone),
		coordinates: coordinatesOf(row.location),
		opening: { weekly: parseWeekly(row.opening_hours), exceptions: parseExceptions(row.opening_exceptions) },
		posSession: jsonFrom<CatalogueBranch['posSession']>(row.pos_session, null),
		...mapSwitches(row),
		kitchenCapacity: numberFrom(row.kitchen_capacity),
		load: 'normal',
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

/** The switches with which staff stop a branch. */
function mapSwitches(row: Row): Pick<CatalogueBranch, 'acceptsOnlineOrders' | 'kitchenMode' | 'closedEarlyAt'> {
	const mode = row.kitchen_status as KitchenMode
	return {
		acceptsOnlineOrders: flagFrom(row.can_order_online),
		// A switch that nobody set means an ordinary day.
		kitchenMode: KITCHEN_MODES.has(mode) ? mode : 'open',
		closedEarlyAt: flagFrom(row.closed_early) ? instantFrom(row.closed_early_at) : null,
	}
}

/** The branch with its switches as a row has them that was read since; the same one where nobody has pressed any. */
export function withSwitches(branch: CatalogueBranch, row: Row): CatalogueBranch {
	const switches = mapSwitches(row)
	const isPublished = branch.isPublished && row.status === 'published'
	const isSame =
		isPublished === branch.isPublished &&
		switches.acceptsOnlineOrders === branch.acceptsOnlineOrders &&
		switches.kitchenMode === branch.kitchenMode &&
		switches.closedEarlyAt === branch.closedEarlyAt
	return isSame ? branch : { ...branch, ...switches, isPublished }
}

/** Rows that are no hours are left out: a branch is closed then rather than wrong. */
export function parseWeekly(column: unknown): WeeklyHours[] {
	return listFrom<object>(column).flatMap((entry) => {
		const { day, open, close } = entry as Record<string, unknown>
		const hours = v.safeParse(WeeklyHoursSchema, { day: Number(day), open: clockFrom(open), close: clockFrom(close) })
		return hours.success ? [hours.output] : []
	})
}

/** The Studio leaves out what staff did not fill in. */
export function parseExceptions(column: unknown): OpeningException[] {
	return listFrom<object>(column).flatMap((entry) => {
		const { date, closed, open, close, reason } = entry as Record<string, unknown>
		const exception = v.safeParse(OpeningExceptionSchema, {
			date,
			closed: closed === true,
			open: clockFrom(open),
			close: clockFrom(close),
			reason: reason ?? null,
		})
		return exception.success ? [exception.output] : []
	})
}

/** HH:MM; forms may add the seconds. */
function clockFrom(value: unknown): string | null {
	if (value === undefined || value === null || value === '') return null
	return String(value).replace(/^(\d\d:\d\d):\d\d$/, '$1')
}

export function isTimeZone(name: unknown): boolean {
	try {
		new Intl.DateTimeFormat('en', { timeZone: String(name) })
		return typeof name === 'string'
	} catch {
		return false
	}
}

function coordinatesOf(column: unknown): [number, number] {
	const { coordinates } = jsonFrom<{ coordinates?: unknown }>(column, {})
	const [longitude, latitude] = Array.isArray(coordinates) ? coordinates.map(Number) : []
	return [longitude ?? 0, latitude ?? 0]
}

function mapCompany(row: Row): Company {
	return { id: Number(row.id), name: String(row.name), currency: String(row.currency) }
}
