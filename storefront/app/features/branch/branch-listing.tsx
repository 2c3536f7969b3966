import type { Picture } from '@app/contract/content-blocks'
import { describeDrive, describeReadyTime } from '@app/domain/branch/branch-text'
import { currentLanguage, t } from '@app/language/current'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CmsPicture } from '../../ui/cms-picture.tsx'
import { Icon } from '../../ui/icon.tsx'
import { phoneUrl } from '../../ui/phone-url.ts'
import { BranchOpening } from './branch-opening.tsx'
import { branchOrderPath, branchPath } from './branch-path.ts'
import type { ListedBranch } from './sort-branches.ts'

interface BranchListingProps extends ListedBranch {
	/** What it looks like. */
	picture: Picture | null | undefined
	/** The number of its point on the map. */
	number: number
	/** Small screens have the map, and its numbers, on request. */
	isNumbered: boolean
	/** Epoch milliseconds. */
	now: number
}

/** One branch of the list: where it is, when it is open, how far away, and the ways on. */
export function BranchListing({ branch, picture, drive, number, isNumbered, now }: BranchListingProps) {
	return (
		<article
			id={`branch-${branch.slug}`}
			tabIndex={-1}
			className="grid scroll-mt-24 content-start gap-4 rounded-card bg-surface p-5 shadow-card outline-offset-4 transition-shadow hover:shadow-raised sm:p-6 target:inset-ring-2 target:inset-ring-primary"
		>
			<div className="flex items-start gap-3">
				<span
					aria-hidden="true"
					className={classNames(
						'size-9 shrink-0 place-items-center rounded-full bg-lime font-display text-lg text-on-lime lg:grid',
						isNumbered ? 'grid' : 'hidden',
					)}
				>
					{number}
				</span>
				{picture && (
					<CmsPicture
						picture={picture}
						shape="square"
						sizes="5rem"
						alt=""
						className="size-16 shrink-0 rounded-control object-cover sm:size-20"
					/>
				)}
				<h2 className="min-w-0 flex-1 text-3xl">
					<Link
						to={branchPath(branch)}
						viewTransition
						prefetch="intent"
						className="rounded-control underline-offset-4 hover:text-primary-ink hover:underline"
					>
						{branch.title}
					</Link>
				</h2>
				{drive && (
					<p className="shrink-0 pt-1 text-right leading-tight">
						<span className="block font-semibold">{describeDrive(drive, currentLanguage())}</span>
						<span className="text-sm text-soft">{t('by car')}</span>
					</p>
				)}
			</div>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:flex-col max-sm:items-start">
				<BranchOpening branch={branch} now={now} />
				{branch.can_order_online && (
					<span className="flex items-center gap-2 font-semibold text-primary-ink">
						<Icon name="flame" className="size-5" />
						{t('Ready in {time}', { time: describeReadyTime(branch.ready_in, currentLanguage()) })}
					</span>
				)}
			</div>
			<div className="grid gap-x-6 gap-y-1 text-soft sm:grid-cols-[1fr_auto]">
				<address className="flex items-start gap-2 text-pretty wrap-anywhere not-italic">
					<Icon name="pin" className="mt-0.5 size-5" />
					{branch.address}
				</address>
				<a
					href={phoneUrl(branch.phone)}
					className="flex min-h-11 items-center gap-2 self-start wrap-anywhere hover:text-ink hover:underline sm:-my-2.5"
				>
					<Icon name="phone" className="size-5" />
					{branch.phone}
				</a>
			</div>
			<div className="flex flex-wrap items-center gap-2">
				{branch.can_order_online && (
					<ButtonLink to={branchOrderPath(branch)} viewTransition>
						{t('Order here')}
						<span className="sr-only">, {branch.title}</span>
					</ButtonLink>
				)}
				<ButtonLink to={branchPath(branch)} viewTransition variant={branch.can_order_online ? 'quiet' : 'secondary'}>
					{t('Hours and directions')}
					<span className="sr-only">{t(' of {branch}', { branch: branch.title })}</span>
				</ButtonLink>
			</div>
		</article>
	)
}
