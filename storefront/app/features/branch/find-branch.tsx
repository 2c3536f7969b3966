import type { Branch } from '@app/contract/menu'
import { describeDrive, describeHours } from '@app/domain/branch/branch-text'
import { currentLanguage, t } from '@app/language/current'
import { Link } from 'react-router'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { phoneUrl } from '../../ui/phone-url.ts'
import { directionsUrl } from './branch-contact.ts'
import { branchPath } from './branch-path.ts'
import { estimateDrives, placeOf, sortBranches } from './sort-branches.ts'

const NEIGHBOURS = 3

interface FindBranchProps {
	branch: Branch
	branches: readonly Branch[]
	/** Epoch milliseconds. */
	now: number
}

/** Address, way and number of a branch, and its nearest neighbours for who finds it closed. */
export function FindBranch({ branch, branches, now }: FindBranchProps) {
	const others = branches.filter(({ id }) => id !== branch.id)
	const near = sortBranches(others, estimateDrives(others, placeOf(branch))).slice(0, NEIGHBOURS)
	return (
		<section aria-labelledby="find-us" className="rounded-card bg-surface p-5 shadow-card sm:p-7">
			<h2 id="find-us" className="text-3xl">
				{t('Find us')}
			</h2>
			<address className="mt-4 text-lg not-italic">{branch.address}</address>
			<div className="mt-5 grid gap-2">
				<OutLink href={directionsUrl(branch)} icon="locate" text={t('Directions')} isElsewhere />
				<OutLink href={phoneUrl(branch.phone)} icon="phone" text={branch.phone} />
			</div>
			{near.length > 0 && (
				<>
					<h3 className="mt-7 text-xl">{t('Near by')}</h3>
					<ul className="mt-1 divide-y-2 divide-line">
						{near.map(({ branch: other, drive }) => (
							<li key={other.id}>
								<Link
									to={branchPath(other)}
									viewTransition
									prefetch="intent"
									className="group flex items-center gap-3 rounded-control py-3"
								>
									<span className="min-w-0 flex-1">
										<span className="block font-semibold group-hover:text-primary-ink">{other.title}</span>
										<span className="text-sm text-soft">
											{[describeHours(other, now, currentLanguage()), drive && describeDrive(drive, currentLanguage())]
												.filter(Boolean)
												.join(' · ')}
										</span>
									</span>
									<Icon name="chevron-right" className="size-5 text-soft" />
								</Link>
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	)
}

interface OutLinkProps {
	href: string
	icon: IconName
	text: string
	/** Another site, in a tab of its own. */
	isElsewhere?: boolean
}

function OutLink({ href, icon, text, isElsewhere = false }: OutLinkProps) {
	return (
		<a
			href={href}
			{...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}
			className="press flex min-h-14 items-center gap-3 rounded-control px-3 font-semibold wrap-anywhere inset-ring-2 inset-ring-line hover:inset-ring-line-strong"
		>
			<span className="grid size-9 place-items-center rounded-full bg-primary-soft text-primary-ink">
				<Icon name={icon} className="size-5" />
			</span>
			{text}
			{isElsewhere && <span className="ml-auto text-sm font-normal text-soft">{t('on OpenStreetMap')}</span>}
		</a>
	)
}
