import { lazy, Suspense, useEffect, useState } from 'react'
import { readConnection, useConnection } from '../platform/connection.ts'
import { whenIdle } from '../platform/when-idle.ts'

const AppLife = lazy(() => import('./life/app-life.tsx').then((m) => ({ default: m.AppLife })))

/** The app beyond its pages: loaded when the page is idle, or at once where there is no network or the page may be old. */
export function AppLifeHost() {
	const [isWanted, setWanted] = useState(false)
	const isOffline = useConnection((connection) => connection.isOffline)
	useEffect(() => (readConnection().isKept ? setWanted(true) : whenIdle(() => setWanted(true))), [])
	return (
		(isWanted || isOffline) && (
			<Suspense>
				<AppLife />
			</Suspense>
		)
	)
}
