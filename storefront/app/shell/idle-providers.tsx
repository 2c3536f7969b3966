import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useConsentPreferencesOpen } from '../lib/analytics/consent.ts'
import { whenIdle } from '../lib/rendering/when-idle.ts'

// A page must not fail because this does not load.
const ConsentProviders = lazy<ComponentType>(() =>
	import('./consent-providers.tsx').then(
		(m) => ({ default: m.ConsentProviders }),
		() => ({ default: () => null }),
	),
)

/**
 * Consent and what waits for it: loaded when the page has nothing better to do, or at once when somebody opens the
 * preferences.
 */
export function IdleProviders() {
	const [isIdle, setIdle] = useState(false)
	const isAsked = useConsentPreferencesOpen()
	useEffect(() => whenIdle(() => setIdle(true)), [])
	return (
		(isIdle || isAsked) && (
			<Suspense>
				<ConsentProviders />
			</Suspense>
		)
	)
}
