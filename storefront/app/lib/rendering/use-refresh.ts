import { useEffect, useRef } from 'react'

/** Switching to and fro between tabs asks no more often than this. */
const PAUSE_MS = 5_000

/**
 * Keeps what a page shows young: calls `refresh` each `everyMs` and whenever the page gets the focus or the network
 * comes back, never while nobody looks. `refresh` deals with its failures itself. Null instead of a time: only on
 * focus and network.
 */
export function useRefresh(refresh: () => void, everyMs: number | null): void {
	const latest = useRef(refresh)
	latest.current = refresh
	useEffect(() => {
		let askedAt = performance.now()
		const ask = () => {
			if (document.visibilityState === 'hidden') return
			askedAt = performance.now()
			latest.current()
		}
		const onReturn = () => {
			if (performance.now() - askedAt > PAUSE_MS) ask()
		}
		const timer = everyMs === null ? undefined : setInterval(ask, everyMs)
		window.addEventListener('focus', onReturn)
		window.addEventListener('online', ask)
		document.addEventListener('visibilitychange', onReturn)
		return () => {
			clearInterval(timer)
			window.removeEventListener('focus', onReturn)
			window.removeEventListener('online', ask)
			document.removeEventListener('visibilitychange', onReturn)
		}
	}, [everyMs])
}
