import type { Branch } from '@app/contract/menu'
import type { BranchSwitch } from '@app/domain/branch/branch-check'
import { INCOMPATIBLE_QUESTION } from '@app/domain/menu/compatibility'
import { t } from '@app/language/current'
import { useRef } from 'react'
import { IncompatibleDialog } from '../../ui/incompatible-dialog.tsx'
import { DROP_REASONS } from './choose-branch.ts'

interface StaysBehindDialogProps {
	branch: Branch
	drop: BranchSwitch['drop']
	onAgree: () => void
	onDecline: () => void
}

/** Asked before another branch is taken that cannot make all of the cart: what would go, and why. */
export function StaysBehindDialog({ branch, drop, onAgree, onDecline }: StaysBehindDialogProps) {
	// The dialog closes after both answers.
	const isAgreed = useRef(false)
	return (
		<IncompatibleDialog
			title={t('Not available at {branch}', { branch: branch.title })}
			onAgree={() => {
				isAgreed.current = true
				onAgree()
			}}
			onClose={() => {
				if (!isAgreed.current) onDecline()
			}}
		>
			<p>{t(INCOMPATIBLE_QUESTION)}</p>
			<ul className="mt-3 grid max-h-[40dvh] gap-2 overflow-y-auto text-ink">
				{drop.map(({ item, why }) => (
					<li key={item.key} className="flex items-baseline justify-between gap-3 rounded-control bg-sunken px-4 py-3">
						<span className="min-w-0 font-medium wrap-anywhere">
							{item.count} × {item.name}
						</span>
						<span className="text-sm text-soft">{t(DROP_REASONS[why])}</span>
					</li>
				))}
			</ul>
		</IncompatibleDialog>
	)
}
