import type { Branch } from '@app/contract/menu'
import { describeHours, reasonAgainstOrdering } from '@app/domain/branch/branch-text'
import { describeClosingSoon } from '@app/domain/branch/opening-text'
import { currentLanguage, t } from '@app/language/current'
import { Badge } from '../../ui/badge.tsx'
import { cartStore } from '../cart/cart-store.ts'

interface BranchOpeningProps {
	branch: Branch
	/** Epoch milliseconds. */
	now: number
}

/** Open or not, why it takes no order though it is open, and until when; the last minutes are counted down. */
export function BranchOpening({ branch, now }: BranchOpeningProps) {
	// The server's page is kept for a while, and minutes that were counted there would be wrong here.
	const isHydrated = cartStore.useRestored()
	const soon = isHydrated ? describeClosingSoon(branch, now, currentLanguage()) : null
	const reason = branch.is_open ? reasonAgainstOrdering(branch) : null
	return (
		<span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
			<BranchState branch={branch} />
			<span>{describeHours(branch, now, currentLanguage())}</span>
			{reason && <Badge tone="yellow">{t(reason)}</Badge>}
			{soon && <Badge tone="yellow">{soon}</Badge>}
		</span>
	)
}

/** A light for the word beside it. */
function BranchState({ branch }: { branch: Branch }) {
	const colour = !branch.is_open ? 'bg-ketchup' : branch.can_order_online ? 'bg-lime' : 'bg-mustard'
	return (
		<span aria-hidden="true" className="grid size-5 place-items-center">
			<span className={`size-3 rounded-full ring-2 ring-on-lime/30 ${colour}`} />
		</span>
	)
}
