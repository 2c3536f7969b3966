import { describeDrive, describeHours, describeReadyTime, reasonAgainstOrdering } from '@app/domain/branch/branch-text'
import { currentLanguage, t } from '@app/language/current'
import { useId } from 'react'
import { showToast } from '../../lib/rendering/toast.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { ListedBranch } from './sort-branches.ts'

interface BranchCardProps extends ListedBranch {
	now: number
	/** Why it does not come into question though it takes orders; null where it does. */
	whyNot?: string | null
	isChosen: boolean
	/** It is being asked what of the cart it can make. */
	isBusy: boolean
	onChoose: () => void
}

/** One branch to choose. One that takes no order now stays visible and says why. */
export function BranchCard({ branch, drive, now, whyNot = null, isChosen, isBusy, onChoose }: BranchCardProps) {
	const id = useId()
	const against = reasonAgainstOrdering(branch)
	const reason = against ? t(against) : whyNot
	const hours = describeHours(branch, now, currentLanguage())
	return (
		<article
			className={classNames(
				'relative grid content-start gap-3 rounded-card p-5 transition-shadow',
				reason ? 'inset-ring-2 inset-ring-line' : 'bg-surface shadow-card hover:shadow-raised',
				isChosen && 'inset-ring-2 inset-ring-primary',
			)}
		>
			<div className="flex items-start gap-3">
				<h3 className="min-w-0 flex-1 text-2xl wrap-anywhere">
					<button
						type="button"
						aria-disabled={reason ? true : undefined}
						aria-describedby={`${id}-state ${id}-address`}
						className="rounded-control text-left after:absolute after:inset-0 after:rounded-card aria-disabled:cursor-default"
						onClick={
							reason
								? () => showToast({ tone: 'yellow', title: branch.title, message: `${reason}. ${hours}.` })
								: onChoose
						}
					>
						{branch.title}
					</button>
				</h3>
				{reason ? (
					<Badge tone={branch.is_open ? 'yellow' : 'red'}>{reason}</Badge>
				) : (
					<span className="flex items-baseline gap-1 font-display text-xl whitespace-nowrap text-primary-ink">
						{isBusy ? <Spinner /> : describeReadyTime(branch.ready_in, currentLanguage())}
					</span>
				)}
			</div>
			<p id={`${id}-address`} className="flex items-start gap-2 text-pretty wrap-anywhere text-soft">
				<Icon name="pin" className="mt-0.5 size-5" />
				<span>
					{branch.address}
					{drive && (
						<span className="block font-semibold text-ink">
							{describeDrive(drive, currentLanguage())} <span className="font-normal text-soft">{t('by car')}</span>
						</span>
					)}
				</span>
			</p>
			<p id={`${id}-state`} className="flex items-center gap-2 font-semibold">
				<Icon name="clock" className="size-5 text-soft" />
				{hours}
				{!reason && branch.kitchen_computed_status === 'busy' && <Badge tone="yellow">{t('Busy')}</Badge>}
			</p>
		</article>
	)
}
