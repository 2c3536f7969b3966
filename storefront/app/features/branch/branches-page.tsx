import type { Picture } from '@app/contract/content-blocks'
import type { Branch } from '@app/contract/menu'
import { plural, t } from '@app/language/current'
import { useMemo, useState } from 'react'
import { useNow } from '../../lib/rendering/use-now.ts'
import { classNames } from '../../ui/class-names.ts'
import { BranchListing } from './branch-listing.tsx'
import { BranchMap } from './branch-map.tsx'
import { BRANCH_ORDERS, BranchOrders, MapButton } from './branch-tools.tsx'
import { NearMeBar } from './near-me-bar.tsx'
import { NoBranches } from './no-branches.tsx'
import { usePlace } from './place-store.ts'
import { sortBranches } from './sort-branches.ts'
import { useBranchOrder } from './use-branch-order.ts'
import { useBranchRefresh } from './use-branch-refresh.ts'
import { useDrives } from './use-drives.ts'
import { useLoadedBranches } from './use-loaded-branches.ts'

interface BranchesPageProps {
	loaded: readonly Branch[]
	/** What they look like, by their address. */
	pictures: Readonly<Record<string, Picture | null>>
	/** Epoch milliseconds. */
	renderedAt: number
}

const TITLE = 'text-[clamp(3.25rem,12vw,7rem)] leading-[0.86] tracking-[-0.04em]'

/** Every branch of the chain, by name, or by the drive to it once the visitor has pressed "Near me". */
export function BranchesPage({ loaded, pictures, renderedAt }: BranchesPageProps) {
	const branches = useLoadedBranches(loaded)
	const now = useNow(renderedAt)
	const near = usePlace()
	const { place } = near
	const drives = useDrives(branches, place)
	const [order, setOrder] = useBranchOrder(place !== null)
	const listed = useMemo(() => sortBranches(branches, drives, order), [branches, drives, order])
	const [isMapOpen, setMapOpen] = useState(false)
	useBranchRefresh()
	const openCount = branches.filter((branch) => branch.is_open).length
	return (
		<div className="mx-auto max-w-7xl px-4 pt-6 md:px-6 md:pt-10">
			{branches.length === 0 ? (
				<h1 className={TITLE}>{t('Find your counter')}</h1>
			) : (
				<NearMeBar
					near={near}
					isHead
					beside={branches.length > 1 && <MapButton isMapOpen={isMapOpen} onToggleMap={() => setMapOpen(!isMapOpen)} />}
				>
					<div className="mr-auto">
						<h1 className={TITLE}>{t('Find your counter')}</h1>
						<p className="mt-4 text-lg text-soft">
							{plural(branches.length, { one: '{count} branch', other: '{count} branches' })},{' '}
							<span className="font-semibold text-ink">{t('{count} open now.', { count: openCount })}</span>{' '}
							{place ? t(BRANCH_ORDERS[order].told) : t('By name.')}
						</p>
					</div>
				</NearMeBar>
			)}
			{place && branches.length > 1 && <BranchOrders order={order} onOrder={setOrder} />}
			{branches.length === 0 ? (
				<div className="pt-8">
					<NoBranches />
				</div>
			) : (
				<div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-8">
					<ul className="grid gap-4">
						{listed.map(({ branch, drive }, index) => (
							<li key={branch.id} className="grid">
								<BranchListing
									branch={branch}
									picture={pictures[branch.slug]}
									drive={drive}
									number={index + 1}
									isNumbered={isMapOpen}
									now={now}
								/>
							</li>
						))}
					</ul>
					<div className={classNames('top-20 lg:sticky', isMapOpen ? 'max-lg:-order-1' : 'max-lg:hidden')}>
						<BranchMap branches={listed.map(({ branch }) => branch)} place={place} now={now} />
					</div>
				</div>
			)}
		</div>
	)
}
