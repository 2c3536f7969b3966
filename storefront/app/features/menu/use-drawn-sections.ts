import { useDeferredValue, useEffect, useState } from 'react'
import { readConnection } from '../../lib/realtime/connection.ts'
import type { MenuSection } from './menu-sections.ts'

/** More than a screen shows of a menu. */
const FIRST_DISHES = 8

let isStart = true

/**
 * Opened from the cache, at the top of this page: whoever comes back to it wants the place where they were, which may
 * be further down.
 */
function startsHere(): boolean {
	if (!isStart || !readConnection().isKept) return false
	const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
	return entry?.type === 'navigate' && new URL(entry.name).pathname === location.pathname
}

/** The sections of a first screen, with the dishes that it has room for. */
function firstOf(sections: readonly MenuSection[]): MenuSection[] {
	let room = FIRST_DISHES
	return sections.flatMap(({ category, products }) => {
		const shown = products.slice(0, Math.max(0, room))
		room -= products.length
		return shown.length > 0 ? { category, products: shown } : []
	})
}

/**
 * What is drawn of a menu: all of it, but where the app starts with it the first dishes answer a finger before the
 * rest is there.
 */
export function useDrawnSections(sections: readonly MenuSection[]): readonly MenuSection[] {
	const [isWhole] = useState(() => !startsHere())
	useEffect(() => {
		isStart = false
	}, [])
	return useDeferredValue(true, isWhole) ? sections : firstOf(sections)
}
