import type { Branch, KitchenStatus, ReadyIn } from '@app/contract/menu'
import { canOrderOnline, kitchenStatus, readyIn } from '@app/domain/branch-status'
import { formatInstant, openingAt } from '@app/domain/opening'
import { type CatalogueBranch, soldOutAt } from './catalogue.ts'

/** What depends on the hour, for presenting a branch and for taking an order alike. */
export interface BranchNow {
	isOpen: boolean
	status: KitchenStatus
	canOrderOnline: boolean
	readyIn: ReadyIn
}

export function decideBranchNow(branch: CatalogueBranch, now: number): BranchNow {
	const { isOpen } = openingAt(branch.opening, branch.timezone, now)
	const status = kitchenStatus({ mode: branch.kitchenMode, isOpen })
	return {
		isOpen,
		status,
		canOrderOnline: branch.isPublished && canOrderOnline({ ...branch, status }),
		readyIn: readyIn({ ...branch, status }),
	}
}

/** A branch on the wire, as it is at an instant. */
export function presentBranch(branch: CatalogueBranch, now: number): Branch {
	const opening = openingAt(branch.opening, branch.timezone, now)
	const state = decideBranchNow(branch, now)
	const instant = (at: number | null) => (at === null ? null : formatInstant(at, branch.timezone))
	return {
		id: branch.id,
		title: branch.title,
		slug: branch.slug,
		odooID: branch.odooId,
		outlet_reference: branch.outletReference,
		company: { id: branch.company.id, name: branch.company.name },
		hours: opening.hours,
		pos_session: branch.posSession,
		can_order_online: state.canOrderOnline,
		kitchen_computed_status: state.status,
		out_of_stock: [...soldOutAt(branch)].map((id) => ({ odoo_products_id: { odoo_id: id } })),
		products: [...branch.sells],
		location: { type: 'Point', coordinates: branch.coordinates },
		address: branch.address,
		phone: branch.phone,
		timezone: branch.timezone,
		currency: branch.company.currency,
		opening: branch.opening,
		is_open: opening.isOpen,
		next_open_at: instant(opening.nextOpenAt),
		closes_at: instant(opening.closesAt),
		ready_in: state.readyIn,
	}
}
