import { measuredPath } from '@app/domain/privacy/analytics-path'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { carryEvents, track } from '../../../lib/analytics/analytics.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { cartStore } from '../../cart/cart-store.ts'

/** Measures a visit as far as it is configured and accepted. */
export function MeasurementHost() {
	const { services, branches, settings } = useSite()
	const { pathname } = useLocation()
	const page_path = measuredPath(pathname)
	const isOn = services.gtag !== null || services.umami !== null || services.recordingUrl !== null

	const readCurrency = () => {
		const chosen = cartStore.get().branch?.id
		return branches.find(({ id }) => String(id) === chosen)?.currency ?? settings.currency
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: branches keep their currency.
	useEffect(() => {
		if (!isOn) return carryEvents(null)
		// Code for those installations that measure.
		let stop: (() => void) | null = null
		let isGone = false
		import('./measure.ts').then(
			({ measure }) => {
				if (!isGone) stop = measure(services, readCurrency)
			},
			() => carryEvents(null),
		)
		return () => {
			isGone = true
			stop?.()
		}
	}, [isOn, services])
	useEffect(() => track({ name: 'page_view', params: { page_path } }), [page_path])
	return null
}
