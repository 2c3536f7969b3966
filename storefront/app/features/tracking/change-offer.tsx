import type { TrackedOrder } from '@app/contract/orders'
import { STORAGE_KEYS } from '@app/contract/records'
import { decideChangeOffer } from '@app/domain/orders/order-access'
import { t } from '@app/language/current'
import { lazy, Suspense, useEffect, useState } from 'react'
import { watchKey } from '../../lib/storage/storage.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useAuth } from '../auth/auth-store.ts'
import { findProof } from '../cart/order-proof-store.ts'
import { CancelOrder } from './cancel-order.tsx'

const UnlockChanges = lazy(() => import('./unlock-changes.tsx').then((module) => ({ default: module.UnlockChanges })))

/** What the page offers for changes of the order in this browser; `reread` looks again for the browser's proof. */
export function useChangeOffer(order: TrackedOrder) {
	const { status } = useAuth()
	const [hasProof, setHasProof] = useState<boolean | null>(null)
	const { slug } = order
	const reread = () => setHasProof(findProof(slug) !== null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: it reads the proof of this slug.
	useEffect(() => {
		reread()
		return watchKey(STORAGE_KEYS.orderProofs, reread)
	}, [slug])
	return { offer: decideChangeOffer({ order, signIn: status, hasProof }), reread }
}

interface ChangeOfferProps extends ReturnType<typeof useChangeOffer> {
	order: TrackedOrder
	onCancelled: (order: TrackedOrder) => void
}

/** Changes of the order, or the way to prove whose order it is. */
export function ChangeOffer({ order, offer, reread, onCancelled }: ChangeOfferProps) {
	switch (offer) {
		case 'changes':
			return <CancelOrder order={order} onCancelled={onCancelled} onRefused={reread} />
		case 'sign in':
			return (
				<ButtonLink to={`/auth/login?${new URLSearchParams({ returnTo: `/track/${order.slug}` })}`} variant="quiet">
					{t('Sign in to change this order')}
				</ButtonLink>
			)
		case 'code':
		case 'telephone':
			return (
				<Suspense>
					<UnlockChanges order={order} isMailed={offer === 'code'} onUnlocked={reread} />
				</Suspense>
			)
		case 'nothing':
			return null
		default:
			return offer satisfies never
	}
}
