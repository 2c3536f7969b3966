import type { Branch } from '@app/contract/menu'
import { useMemo } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BranchListing } from './branch-listing.tsx'
import { BranchMap } from './branch-map.tsx'
import { NoBranches } from './no-branches.tsx'
import { sortBranches } from './sort-branches.ts'
import { useBranchRefresh } from './use-branch-refresh.ts'
import { useLoadedBranches } from './use-loaded-branches.ts'
import { useNow } from './use-now.ts'
import { usePlace } from './use-place.ts'

interface BranchesPageProps {
	loaded: readonly Branch[]
	/** Epoch milliseconds. */
	renderedAt: number
}

/** Every branch of the chain, by name, or by driving distance once the visitor has pressed "Near me". */
export function BranchesPage({ loaded, renderedAt }: BranchesPageProps) {
	const branches = useLoadedBranches(loaded)
	const now = useNow(renderedAt)
	const { state, ask } = usePlace()
	const place = state.kind === 'known' ? state.place : null
	const listed = useMemo(() => sortBranches(branches, place), [branches, place])
	useBranchRefresh()
	const openCount = branches.filter((branch) => branch.is_open).length
	return (
		<div className="mx-auto max-w-7xl px-4 pt-6 md:px-6 md:pt-10">
			<div className="flex flex-wrap items-end gap-x-6 gap-y-5">
				<div className="mr-auto">
					<h1 className="text-[clamp(3.25rem,12vw,7rem)] leading-[0.86] tracking-[-0.04em]">Find your counter</h1>
					{branches.length > 0 && (
						<p className="mt-4 text-lg text-soft">
							{countBranches(branches.length)}, <span className="font-semibold text-ink">{openCount} open now.</span>{' '}
							{place ? 'The nearest first.' : 'By name.'}
						</p>
					)}
				</div>
				{branches.length > 0 && (
					<Button look="secondary" size="lg" onClick={() => void ask()} busy={state.kind === 'asking'}>
						{state.kind !== 'asking' && <Icon name="locate" className="size-5" />}
						Near me
					</Button>
				)}
			</div>
			{state.kind === 'unknown' && state.problem && (
				<Notice tone="error" className="mt-6">
					{state.problem}
				</Notice>
			)}
			<p role="status" className="sr-only">
				{place && 'Sorted by driving distance'}
			</p>
			{branches.length === 0 ? (
				<div className="pt-8">
					<NoBranches />
				</div>
			) : (
				<div className="mt-8 grid items-start gap-6 md:mt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-8">
					<ul className="grid gap-4">
						{listed.map(({ branch, drive }, index) => (
							<li key={branch.id} className="grid">
								<BranchListing branch={branch} drive={drive} number={index + 1} now={now} />
							</li>
						))}
					</ul>
					<div className="sticky top-20 max-lg:hidden">
						<BranchMap branches={listed.map(({ branch }) => branch)} place={place} now={now} />
					</div>
				</div>
			)}
		</div>
	)
}

function countBranches(count: number): string {
	return count === 1 ? '1 branch' : `${count} branches`
}
