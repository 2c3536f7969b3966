import { useDeferredValue, useEffect, useState } from 'react'
import { readConnection } from '../../platform/connection.ts'

/** More than a screen shows of a menu. */
const FIRST_SECTIONS = 2

let isStart = true

/** Opened from the cache, at the top of this page: whoever comes back to it wants the place where they were, which may be further down. */
function startsHere(): boolean {
	if (!isStart || !readConnection().isKept) return false
	const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
	return entry?.type === 'navigate' && new URL(entry.name).pathname === location.pathname
}

/** So many sections of a menu are drawn: all of them, but where the app starts with it the first ones answer a finger before the rest is there. */
export function useDrawnSections(): number {
	const [first] = useState(() => (startsHere() ? FIRST_SECTIONS : Number.POSITIVE_INFINITY))
	useEffect(() => {
		isStart = false
	}, [])
	return useDeferredValue(Number.POSITIVE_INFINITY, first)
}
