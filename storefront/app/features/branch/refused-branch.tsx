import type { Branch } from '@app/contract/menu'
import { describeHours, reasonAgainstOrdering } from '@app/domain/branch/branch-text'
import { currentLanguage, t } from '@app/language/current'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { cartStore } from '../cart/cart-store.ts'

interface RefusedBranchProps {
	/** The branch that a link named; null where there is none of that name. */
	branch: Branch | null
	/** Epoch milliseconds. */
	now: number
	onDismiss: () => void
}

/** Says that the branch of a link takes no orders, above the choice of another one. */
export function RefusedBranch({ branch, now, onDismiss }: RefusedBranchProps) {
	const chosen = cartStore.use((cart) => cart.branch)
	const reason = branch && reasonAgainstOrdering(branch)
	return (
		<div role="status" className="mx-auto max-w-7xl px-4 pt-6 md:px-6">
			<Notice tone="progress">
				{branch ? (
					<>
						<p className="font-bold">{t('{branch} takes no orders right now', { branch: branch.title })}</p>
						<p>{[reason && t(reason), describeHours(branch, now, currentLanguage())].filter(Boolean).join(' · ')}</p>
						<p>{t('Pick another branch below, or come back then.')}</p>
					</>
				) : (
					<p>{t('There is no branch at this link. Pick one below.')}</p>
				)}
				{chosen && (
					<Button variant="secondary" className="mt-3" onClick={onDismiss}>
						{t('Stay with {branch}', { branch: chosen.title })}
					</Button>
				)}
			</Notice>
		</div>
	)
}
