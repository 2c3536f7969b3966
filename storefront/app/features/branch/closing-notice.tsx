import type { Branch } from '@app/contract/menu'
import { describeLastMinutes } from '@app/domain/opening-text'
import { currentLanguage } from '@app/language/current'
import { Notice } from '../../ui/notice.tsx'
import { cartStore } from '../cart/cart-store.ts'

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
	return (
		// Out of the flow while it is empty: as a flex item it would still get its row's gap.
		<div role="status" className={text ? className : 'absolute'}>
			{text && <Notice tone="progress">{text}</Notice>}
		</div>
	)
}
