import type { KitchenStatus, ReadyIn } from '@app/contract/menu'
import { canOrderOnline, kitchenStatus, readyIn } from '@app/domain/branch/branch-status'
import type { CatalogueBranch } from './catalogue.ts'
import { nextOpeningChange, openingNow } from './opening-now.ts'

/** What depends on the hour, for presenting a branch and for taking an order alike. */
export interface BranchNow {
	isOpen: boolean
	status: KitchenStatus
	canOrderOnline: boolean
	readyIn: ReadyIn
}

export function decideBranchNow(branch: CatalogueBranch, now: number): BranchNow {
	const isOpen = isOpenAt(branch, now)
	const status = kitchenStatus({ mode: branch.kitchenMode, isOpen, load: branch.load })
	return {
		isOpen,
		status,
		canOrderOnline: branch.isPublished && canOrderOnline({ ...branch, status }),
		readyIn: readyIn({ ...branch, status }),
	}
}

/**
 * Every order asks, and working out time zones costs more than pricing it: the answer holds until the branch's next
 * boundary.
 */
const answers = new WeakMap<CatalogueBranch, { isOpen: boolean; from: number; until: number }>()

function isOpenAt(branch: CatalogueBranch, now: number): boolean {
	const known = answers.get(branch)
	if (known && known.from <= now && now < known.until) return known.isOpen
	const { isOpen } = openingNow(branch, now)
	answers.set(branch, { isOpen, from: now, until: nextOpeningChange(branch, now) })
	return isOpen
}
