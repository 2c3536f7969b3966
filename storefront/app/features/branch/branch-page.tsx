import type { BranchFace } from '@app/contract/content'
import type { Branch } from '@app/contract/menu'
import { describeReadyTime, reasonAgainstOrdering } from '@app/domain/branch/branch-text'
import { currentLanguage, t } from '@app/language/current'
import { Link } from 'react-router'
import { foreignLanguage } from '../../lib/rendering/foreign-language.ts'
import { useNow } from '../../lib/rendering/use-now.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BranchFavourites } from './branch-favourites.tsx'
import { BranchOpening } from './branch-opening.tsx'
import type { Favourite } from './branch-page-data.server.ts'
import { branchOrderPath } from './branch-path.ts'
import { BranchPicture } from './branch-picture.tsx'
import { BranchWeek } from './branch-week.tsx'
import { FindBranch } from './find-branch.tsx'
import { useBranchRefresh } from './use-branch-refresh.ts'
import { useLoadedBranches } from './use-loaded-branches.ts'

interface BranchPageProps {
	/** All branches as they came with the page, and the one that it is about. */
	loaded: readonly Branch[]
	about: Branch
	/** What it looks like, and what it says about itself. */
	face: BranchFace | null
	favourites: readonly Favourite[]
	/** Epoch milliseconds. */
	renderedAt: number
}

/** One branch: when it is open, how to get there, what it is known for. */
export function BranchPage({ loaded, about, face, favourites, renderedAt }: BranchPageProps) {
	const branches = useLoadedBranches(loaded)
	const branch = branches.find(({ id }) => id === about.id) ?? about
	const now = useNow(renderedAt)
	useBranchRefresh()
	return (
		<>
			<div className="mx-auto max-w-7xl px-3 md:px-6">
				<div className="on-field grid items-center gap-x-8 overflow-hidden rounded-sheet bg-field px-5 pt-3 pb-7 text-on-field md:px-10 md:pb-10 lg:grid-cols-[1.25fr_1fr]">
					<div>
						<Link
							to="/branches"
							viewTransition
							prefetch="intent"
							className="-ml-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-on-field-soft hover:text-on-field"
						>
							<Icon name="arrow-left" className="size-5" />
							{t('All branches')}
						</Link>
						<h1 className="mt-4 text-[clamp(3rem,11vw,6.5rem)] leading-[0.88] tracking-[-0.04em]">{branch.title}</h1>
						{face?.description && (
							<p
								lang={foreignLanguage(face.language)}
								className="mt-4 max-w-[42ch] text-lg text-pretty text-on-field-soft"
							>
								{face.description}
							</p>
						)}
						<div className="mt-5 text-lg">
							<BranchOpening branch={branch} now={now} />
						</div>
						<OrderHere branch={branch} />
					</div>
					{face?.image ? (
						<BranchPicture branch={branch} picture={face.image} className="max-lg:hidden" />
					) : (
						<HeroDish favourite={favourites[0]} />
					)}
				</div>
			</div>
			<div className="mx-auto max-w-7xl px-4 md:px-6">
				<div className="mt-6 grid items-start gap-4 md:mt-8 lg:grid-cols-2 lg:gap-6">
					<BranchWeek branch={branch} now={now} />
					<FindBranch branch={branch} branches={branches} now={now} />
				</div>
				{face?.image && <BranchPicture branch={branch} picture={face.image} className="mt-4 lg:hidden" />}
				<BranchFavourites branch={branch} favourites={favourites} />
			</div>
		</>
	)
}

/** The way to the menu; where no order is taken, why not, and the way to those who take one. */
function OrderHere({ branch }: { branch: Branch }) {
	const against = reasonAgainstOrdering(branch)
	if (against === null) {
		return (
			<div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
				<ButtonLink to={branchOrderPath(branch)} viewTransition variant="lime" size="lg">
					{t('Order here')}
					<Icon name="arrow-right" />
				</ButtonLink>
				<p className="flex items-center gap-1.5 font-semibold">
					<Icon name="flame" className="size-5" />
					{t('Ready in {time}', { time: describeReadyTime(branch.ready_in, currentLanguage()) })}
				</p>
			</div>
		)
	}
	return (
		<div className="mt-6 grid justify-items-start gap-4">
			<p className="max-w-[40ch] text-on-field-soft">
				{branch.is_open
					? t('{reason}: no order from here at the moment. Come in, or pick another branch.', {
							reason: t(against),
						})
					: t('Nothing can be ordered here while it is closed.')}
			</p>
			<ButtonLink to="/order" viewTransition variant="lime" size="lg">
				{t('Order elsewhere')}
				<Icon name="arrow-right" />
			</ButtonLink>
		</div>
	)
}

function HeroDish({ favourite }: { favourite: Favourite | undefined }) {
	if (!favourite) return null
	return (
		<img
			src={`/media/${favourite.image}/product-sheet`}
			alt=""
			width="480"
			height="480"
			fetchPriority="high"
			className="mx-auto aspect-square w-full max-w-md object-contain max-lg:hidden"
		/>
	)
}
