import type { Branch, Product } from '@app/contract/menu'
import { lazy, Suspense, useMemo } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BranchCard } from './branch-card.tsx'
import { useBranches } from './branch-store.ts'
import { chooseBranch } from './choose-branch.ts'
import { sortBranches } from './sort-branches.ts'
import { usePlace } from './use-place.ts'

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
	onChosen: () => void
}

/** The chain's branches as cards, by driving distance once the customer has pressed "Near me". */
export function BranchPicker({ products, now, chosenId, title, onApproach, onChosen }: BranchPickerProps) {
	const branches = useBranches()
	const { state, ask } = usePlace()
	const place = state.kind === 'known' ? state.place : null
	const listed = useMemo(() => sortBranches(branches, place), [branches, place])
	const choose = (branch: Branch) => {
		chooseBranch(branch, products)
		onChosen()
	}
	if (branches.length === 0) {
		return (
			<Suspense>
				<NoBranches />
			</Suspense>
		)
	}
	return (
		<section aria-label="Branches" className="@container">
			<div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
				{title && <h2 className="mr-auto text-3xl">{title}</h2>}
				<Button look="secondary" onClick={() => void ask()} busy={state.kind === 'asking'}>
					{state.kind !== 'asking' && <Icon name="locate" className="size-5" />}
					Near me
				</Button>
			</div>
			{state.kind === 'unknown' && state.problem && (
				<p role="alert" className="mb-5 rounded-control bg-ketchup-soft px-4 py-3 font-medium text-ketchup-ink">
					{state.problem}
				</p>
			)}
			<p role="status" className="sr-only">
				{place && 'Sorted by driving distance'}
			</p>
			<ul onPointerEnter={onApproach} onFocus={onApproach} className="grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
				{listed.map(({ branch, drive }) => (
					<li key={branch.id} className="grid">
						<BranchCard
							branch={branch}
							drive={drive}
							now={now}
							isChosen={String(branch.id) === chosenId}
							onChoose={() => choose(branch)}
						/>
					</li>
				))}
			</ul>
		</section>
	)
}
