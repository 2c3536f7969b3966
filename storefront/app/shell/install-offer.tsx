import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../lib/rendering/when-idle.ts'

const InstallTeaser = lazy(() =>
	import('../features/pwa/install/install-teaser.tsx').then((m) => ({ default: m.InstallTeaser })),
)

/**
 * The install teaser: its code is loaded when the page has nothing else to do, and it stands where nothing below it
 * can jump.
 */
export function InstallOffer({ className = '' }: { className?: string }) {
	const [isIdle, setIdle] = useState(false)
	useEffect(() => whenIdle(() => setIdle(true)), [])
	return (
		isIdle && (
			<Suspense>
				<InstallTeaser className={className} />
			</Suspense>
		)
	)
}
