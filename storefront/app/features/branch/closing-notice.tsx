import type { Branch } from '@app/contract/menu'
import type { TrackedOrder } from '@app/contract/orders'
import { describeLastMinutes, describeLastMinutesToPay } from '@app/domain/branch/opening-text'
import { currentLanguage } from '@app/language/current'
import { useNow } from '../../lib/rendering/use-now.ts'
import { now as readClock } from '../../lib/timing/clock.ts'
import { Notice } from '../../ui/notice.tsx'
import { cartStore } from '../cart/cart-store.ts'
import { useBranch } from './branch-store.ts'
import { useBranchRefresh } from './use-branch-refresh.ts'

interface ClosingNoticeProps {
	branch: Branch
	/** Epoch milliseconds. */
	now: number
	className?: string
}

/** Warns who has something in the cart that its branch is about to close: closing time takes the cart. */
export function ClosingNotice({ branch, now, className }: ClosingNoticeProps) {
	const hasItems = cartStore.use((cart) => cart.items.length > 0)
	const text = hasItems ? describeLastMinutes(branch, now, currentLanguage()) : null
	return <LastMinutes text={text} className={className} />
}

/**
 * Warns who is about to pay that the branch closes: an order that is not paid by then ends. Follows the hours that
 * staff change meanwhile, and leaves the cart alone: its order is placed. Only for the browser, by its clock.
 */
export function PaymentClosingNotice({ order }: { order: TrackedOrder }) {
	useBranchRefresh({ checksCart: false })
	const branch = useBranch(String(order.branch.id))
	const now = useNow(readClock())
	return <LastMinutes text={branch && describeLastMinutesToPay(order, branch, now, currentLanguage())} />
}

function LastMinutes({ text, className }: { text: string | null; className?: string }) {
	return (
		// Out of the flow while it is empty: as a flex item it would still get its row's gap.
		<div role="status" className={text ? className : 'absolute'}>
			{text && <Notice tone="progress">{text}</Notice>}
		</div>
	)
}
