import { t } from '@app/language/current'
import type { Stripe } from '@stripe/stripe-js'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { getStripe } from './load-stripe.ts'

interface WithStripeProps {
	publishableKey: string
	children: (stripe: Stripe) => ReactNode
}

/** Loads Stripe's script; in its place the shape of the form, or why it is not there and what to do. */
export function WithStripe({ publishableKey, children }: WithStripeProps) {
	const [stripe, setStripe] = useState<Stripe | null | undefined>(undefined)
	const [tries, setTries] = useState(0)

	// biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again.
	useEffect(() => {
		let isCurrent = true
		setStripe(undefined)
		void getStripe(publishableKey).then((found) => {
			if (isCurrent) setStripe(found)
		})
		return () => {
			isCurrent = false
		}
	}, [publishableKey, tries])

	if (stripe) return children(stripe)
	if (stripe === undefined) return <StripeSkeleton />
	return (
		<Notice tone="error">
			<p>{t("The payment company's form did not load. An ad blocker may hold it back, or the network is gone.")}</p>
			<Button variant="secondary" className="mt-3" onClick={() => setTries((count) => count + 1)}>
				{t('Try again')}
			</Button>
		</Notice>
	)
}

/** The shape of Stripe's form. */
function StripeSkeleton() {
	return (
		<div role="status" aria-label={t('Loading the card form')} className="grid grid-cols-2 gap-4">
			<Skeleton className="col-span-2 h-19" />
			<Skeleton className="h-19" />
			<Skeleton className="h-19" />
			<Skeleton className="col-span-2 h-14" />
		</div>
	)
}
