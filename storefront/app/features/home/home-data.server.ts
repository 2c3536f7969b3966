import type { Branch, Menu, Product } from '@app/contract/menu'
import { priceFrom } from '@app/domain/menu-filter'
import { formatMoney } from '@app/domain/money'
import { BRAND } from '../../brand.ts'

/** A branch as the home page tells of it; the words are made on the server, so the browser needs no date code for them. */
export interface HomeBranch {
	id: number
	slug: string
	title: string
	address: string
	state: 'open' | 'busy' | 'closed'
	/** For example `open until 23:00`. */
	opening: string
	/** For example `ready in 10–15 min`; null where nothing can be ordered. */
	ready: string | null
	lat: number
	lng: number
}

export interface BestSeller {
	id: number
	name: string
	image: string | null
	price: string
	/** The price depends on choices. */
	varies: boolean
}

const BEST_SELLERS = 6

function clockTime(instant: string, timeZone: string): string {
	return new Intl.DateTimeFormat(BRAND.locale, { timeZone, hour: '2-digit', minute: '2-digit', hour12: false }).format(
		new Date(instant),
	)
}

function dayOf(instant: number, timeZone: string): string {
	return new Intl.DateTimeFormat(BRAND.locale, { timeZone, weekday: 'long' }).format(instant)
}

function openingText(branch: Branch, now: number): string {
	if (branch.kitchen_computed_status === 'dine_in_only') return 'dine-in only right now'
	if (branch.kitchen_computed_status === 'kitchen_closed') return 'kitchen closed right now'
	if (branch.is_open)
		return branch.closes_at ? `open until ${clockTime(branch.closes_at, branch.timezone)}` : 'open 24 hours'
	if (!branch.next_open_at) return 'closed'
	const day = dayOf(Date.parse(branch.next_open_at), branch.timezone)
	const isToday = day === dayOf(now, branch.timezone)
	return `opens ${isToday ? '' : `${day} `}${clockTime(branch.next_open_at, branch.timezone)}`
}

function mapBranch(branch: Branch, now: number): HomeBranch {
	const [lng, lat] = branch.location.coordinates
	const canOrder = branch.can_order_online && branch.is_open
	const isBusy = branch.kitchen_computed_status === 'busy'
	return {
		id: branch.id,
		slug: branch.slug,
		title: branch.title,
		address: branch.address,
		state: !canOrder ? 'closed' : isBusy ? 'busy' : 'open',
		opening: openingText(branch, now),
		ready: canOrder ? `ready in ${branch.ready_in.min}–${branch.ready_in.max} min` : null,
		lat,
		lng,
	}
}

function mapBestSeller(product: Product, currency: string): BestSeller {
	const { minor, varies } = priceFrom(product, currency)
	const { id, name, image } = product
	return { id, name, image, price: formatMoney(minor, currency, BRAND.locale), varies }
}

/** What the home page shows of the menu: its best sellers and every branch, those that take orders first. */
export function mapHomeData(menu: Menu | null, now: number): { branches: HomeBranch[]; bestSellers: BestSeller[] } {
	const branches = (menu?.branches ?? []).map((branch) => mapBranch(branch, now))
	const best = (menu?.products ?? []).filter((product) => product.badges.includes('bestseller')).slice(0, BEST_SELLERS)
	return {
		branches: [...branches.filter(({ ready }) => ready), ...branches.filter(({ ready }) => !ready)],
		bestSellers: best.map((product) => mapBestSeller(product, menu?.settings.currency ?? BRAND.currency)),
	}
}
