import type { Branch, Product } from '@app/contract/menu'
import { t } from '@app/language/current'
import { lazy, Suspense, useMemo } from 'react'
import { BranchCard } from './branch-card.tsx'
import { useBranches } from './branch-store.ts'
import { NearMeBar } from './near-me-bar.tsx'
import { usePlace } from './place-store.ts'
import { sortBranches } from './sort-branches.ts'
import { useChooseBranch } from './use-choose-branch.tsx'
import { useDrives } from './use-drives.ts'

const NoBranches = lazy(() => import('./no-branches.tsx').then((module) => ({ default: module.NoBranches })))

interface BranchPickerProps {
	products: readonly Product[]
	/** Epoch milliseconds. */
	now: number
	chosenId: string | null
	/** Left out where a sheet has the title already. */
	title?: string
	/** A branch is likely to be chosen now: what comes next may be loaded. */
	onApproach?: () => void
	/**
	 * Why a branch does not come into question, beside taking no orders; null where it does. Those that do stand first.
	 */
	whyNot?: (branch: Branch) => string | null
	onChosen: (branch: Branch) => void
}

/** The chain's branches as cards, by driving distance once the customer has pressed "Near me". */
export function BranchPicker({ products, now, chosenId, title, onApproach, whyNot, onChosen }: BranchPickerProps) {
	const branches = useBranches()
	const near = usePlace()
	const drives = useDrives(branches, near.place)
	const listed = useMemo(() => sortBranches(branches, drives), [branches, drives])
	const rank = (branch: Branch) => (branch.can_order_online && !whyNot?.(branch) ? 0 : 1)
	const shown = whyNot ? listed.toSorted((a, b) => rank(a.branch) - rank(b.branch)) : listed
	const { choose, busyId, question } = useChooseBranch({ products, onChosen })
	if (branches.length === 0) {
		return (
			<Suspense>
				<NoBranches />
			</Suspense>
		)
	}
	return (
		<section aria-label={t('Branches')} className="@container">
			<div className="mb-5">
				<NearMeBar near={near}>{title && <h2 className="mr-auto text-3xl">{title}</h2>}</NearMeBar>
			</div>
			<ul onPointerEnter={onApproach} onFocus={onApproach} className="grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
				{shown.map(({ branch, drive }) => (
					<li key={branch.id} className="grid">
						<BranchCard
							branch={branch}
							drive={drive}
							now={now}
							whyNot={whyNot?.(branch) ?? null}
							isChosen={String(branch.id) === chosenId}
							isBusy={branch.id === busyId}
							onChoose={() => void choose(branch)}
						/>
					</li>
				))}
			</ul>
			{question}
		</section>
	)
}
