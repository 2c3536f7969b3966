import type { PickupPass } from '@app/contract/records'
import { formatCachedTime } from '@app/domain/device/offline-text'
import { currentLanguage, t } from '@app/language/current'
import { now } from '../../../lib/timing/clock.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PickupTicket } from './pickup-ticket.tsx'

interface SavedPassProps {
	pass: PickupPass
	isOpen: boolean
	/** Says what the pass has of its order's status. */
	sayStatus: (title: string) => string
}

/** A pass as this device has it, with what was last heard of the order. It asks for nothing. */
export function SavedPass({ pass, isOpen, sayStatus }: SavedPassProps) {
	const { slug, reference, branch, status, lines } = pass
	const state =
		status &&
		t('{status}, as of {time}', {
			status: sayStatus(status.title),
			time: formatCachedTime(status.at, now(), { language: currentLanguage() }),
		})
	return (
		<details id={slug} open={isOpen}>
			<summary className="flex min-h-20 cursor-pointer items-center gap-4 py-3 marker:content-none">
				<span className="grid min-w-0 flex-1">
					<span className="font-display text-2xl">{reference}</span>
					<span className="text-soft">{[branch, state].filter(Boolean).join(' · ')}</span>
				</span>
				<Icon name="chevron-down" />
			</summary>
			<div className="grid gap-5 pb-6">
				<PickupTicket pass={pass} />
				{lines.length > 0 && (
					<section aria-label={t('What you ordered')}>
						<ul className="grid gap-1.5">
							{lines.map(({ quantity, name }, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never move, and two can be alike.
								<li key={index} className="flex gap-3 wrap-anywhere">
									<span className="font-semibold tabular-nums">{quantity}×</span>
									{name}
								</li>
							))}
						</ul>
					</section>
				)}
			</div>
		</details>
	)
}
