import { lazy, Suspense, useEffect, useState } from 'react'
import { readConnection, useConnection } from '../lib/realtime/connection.ts'
import { whenIdle } from '../lib/rendering/when-idle.ts'

const AppLifecycle = lazy(() => import('./lifecycle/app-lifecycle.tsx').then((m) => ({ default: m.AppLifecycle })))

/** A page that may be old is renewed soon, but answers a finger first. */
const SOON_MS = 500

/**
 * The app beyond its pages: loaded when the page is idle, soon where the page may be old, at once where there is no
 * network.
 */
export function AppLifecycleHost() {
	const [isWanted, setWanted] = useState(false)
	const isOffline = useConnection((connection) => connection.isOffline)
	useEffect(() => whenIdle(() => setWanted(true), readConnection().isKept ? SOON_MS : undefined), [])
	return (
		(isWanted || isOffline) && (
			<Suspense>
				<AppLifecycle />
			</Suspense>
		)
	)
}
