import type { TrackedOrder } from '@app/contract/orders'
import { t } from '@app/language/current'
import { Icon } from '../../ui/icon.tsx'
import { phoneUrl } from '../../ui/phone-url.ts'

const LINK =
	'press inline-flex min-h-12 flex-1 items-center justify-center gap-2 rounded-control bg-surface px-4 font-semibold whitespace-nowrap inset-ring-2 inset-ring-line hover:inset-ring-line-strong'

/** Where the food waits: the address, the way there in the phone's own maps, and the counter's number. */
export function BranchPlace({ branch }: { branch: TrackedOrder['branch'] }) {
	const [longitude, latitude] = branch.location.coordinates
	const route = `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` })}`
	return (
		<div className="grid gap-4">
			<address className="flex gap-3 not-italic">
				<span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-ink">
					<Icon name="pin" />
				</span>
				<span className="min-w-0 wrap-anywhere">
					<span className="block text-lg font-semibold">{branch.title}</span>
					<span className="text-soft">{branch.address}</span>
				</span>
			</address>
			<div className="flex flex-wrap gap-2">
				<a href={route} target="_blank" rel="noreferrer" className={LINK}>
					<Icon name="locate" className="size-5" />
					{t('Directions')}
				</a>
				<a href={phoneUrl(branch.phone)} className={LINK}>
					<Icon name="phone" className="size-5" />
					{t('Call')}
				</a>
			</div>
		</div>
	)
}
