import { useDeferredValue, useEffect, useState } from 'react'
import { readConnection } from '../../platform/connection.ts'
import type { MenuSection } from './menu-sections.ts'

/** More than a screen shows of a menu. */
const FIRST_DISHES = 8

let isStart = true

/** Opened from the cache, at the top of this page: whoever comes back to it wants the place where they were, which may be further down. */
function startsHere(): boolean {
	if (!isStart || !readConnection().isKept) return false
	const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
	return entry?.type === 'navigate' && new URL(entry.name).pathname === location.pathname
}

/** So many sections hold the dishes of a first screen. */
function countFirst(sections: readonly MenuSection[]): number {
	let dishes = 0
	const last = sections.findIndex(({ products }) => {
		dishes += products.length
		return dishes >= FIRST_DISHES
	})
	return last < 0 ? sections.length : last + 1
}

/** The sections of a menu that are drawn: all of them, but where the app starts with it the first ones answer a finger before the rest is there. */
export function useDrawnSections(sections: readonly MenuSection[]): readonly MenuSection[] {
	const [first] = useState(() => (startsHere() ? countFirst(sections) : Number.POSITIVE_INFINITY))
	useEffect(() => {
		isStart = false
	}, [])
	return sections.slice(0, useDeferredValue(Number.POSITIVE_INFINITY, first))
}
