import type { Branch, Menu, Product } from '@app/contract/menu'
import { describeHours, describeReadyTime, reasonAgainstOrdering } from '@app/domain/branch/branch-text'
import { priceFrom } from '@app/domain/menu/menu-filter'
import { formatMoney } from '@app/domain/pricing/money'
import { currentLanguage, t } from '@app/language/current'
import { BRAND } from '../../../brand.ts'

/**
 * A branch as the home page tells of it; the words are made on the server, so the browser needs no date code for
 * them.
 */
export interface HomeBranch {
	id: number
	slug: string
	title: string
	address: string
	state: 'open' | 'busy' | 'closed'
	/** For example `Open until 23:00`. */
	opening: string
	/** For example `ready in 10–15 mins`; null where nothing can be ordered. */
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

/** When it is open, or why an open branch takes no order now. */
function openingText(branch: Branch, now: number): string {
	const reason = branch.is_open ? reasonAgainstOrdering(branch) : null
	return reason ? t(reason) : describeHours(branch, now, currentLanguage())
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
		ready: canOrder ? t('ready in {time}', { time: describeReadyTime(branch.ready_in, currentLanguage()) }) : null,
		lat,
		lng,
	}
}

function mapBestSeller(product: Product, currency: string): BestSeller {
	const { minor, varies } = priceFrom(product, currency)
	const { id, name, image } = product
	return { id, name, image, price: formatMoney(minor, currency, currentLanguage()), varies }
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
