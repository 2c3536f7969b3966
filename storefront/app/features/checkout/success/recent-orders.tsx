import type { PickupPass } from '@app/contract/records'
import { isPromiseOver } from '@app/domain/orders/late-order'
import { t } from '@app/language/current'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useConnection } from '../../../lib/realtime/connection.ts'
import { useNow } from '../../../lib/rendering/use-now.ts'
import { now } from '../../../lib/timing/clock.ts'
import scene from '../../../ui/art/scene-empty-cart.webp'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { readPasses } from './pickup-pass.ts'
import { SavedPass } from './saved-pass.tsx'

/**
 * The orders that were paid on this device, each with the way to its tracking page; without a network, with its
 * pickup pass.
 */
export function RecentOrders({ sayStatus }: { sayStatus: (title: string) => string }) {
	const [passes, setPasses] = useState<PickupPass[] | null>(null)
	useEffect(() => setPasses(readPasses()), [])
	const { hash } = useLocation()
	const isOffline = useConnection((connection) => connection.isOffline)
	return (
		<div className="mx-auto max-w-2xl px-4 pt-6 pb-16 md:px-6 lg:pt-12">
			<h1 className="text-[clamp(2.5rem,9vw,4.5rem)] leading-[0.92]">{t('Your orders')}</h1>
			{passes === null ? (
				<div role="status" aria-label={t('Loading')} className="mt-8">
					<Skeleton className="h-24" />
				</div>
			) : passes.length === 0 ? (
				<EmptyState
					picture={scene}
					title={t('Nothing to follow yet')}
					action={
						<ButtonLink to="/order" size="lg">
							{t('Order now')}
						</ButtonLink>
					}
				>
					{t('Orders that you pay on this device appear here. For another one, open the link that you got with it.')}
				</EmptyState>
			) : (
				<ul className="mt-8 border-t-2 border-line">
					{passes.map((pass) => (
						<li key={pass.slug} className="border-b-2 border-line">
							{isOffline ? (
								<SavedPass pass={pass} isOpen={hash === `#${pass.slug}`} sayStatus={sayStatus} />
							) : (
								<PassLink pass={pass} />
							)}
						</li>
					))}
				</ul>
			)}
		</div>
	)
}

function PassLink({ pass: { slug, reference, branch, ready, promisedUntil } }: { pass: PickupPass }) {
	// A time that is over tells nothing of how far the order is.
	const shown = isPromiseOver(promisedUntil, useNow(now())) ? null : ready
	return (
		<Link to={`/track/${slug}`} className="flex min-h-20 items-center gap-4 py-3">
			<span className="grid min-w-0 flex-1">
				<span className="font-display text-2xl">{reference}</span>
				<span className="text-soft">{[branch, shown].filter(Boolean).join(' · ')}</span>
			</span>
			<Icon name="arrow-right" />
		</Link>
	)
}
