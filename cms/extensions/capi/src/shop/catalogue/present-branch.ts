import type { Branch } from '@app/contract/menu'
import { formatInstant } from '@app/domain/text/zoned-time'
import { decideBranchNow } from './branch-now.ts'
import { type CatalogueBranch, soldOutAt } from './catalogue.ts'
import { openingNow } from './opening-now.ts'

/** A branch on the wire, as it is at an instant. */
export function presentBranch(branch: CatalogueBranch, now: number): Branch {
	const opening = openingNow(branch, now)
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
