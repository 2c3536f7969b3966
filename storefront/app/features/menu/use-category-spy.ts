import { useEffect, useRef, useState } from 'react'

/** Id of the element that begins a category. */
export const sectionId = (categoryId: number): string => `category-${categoryId}`

/** Header and tabs cover this much of the screen's top; a category is the current one from just below them. */
const COVERED_PX = 160

/**
 * The category on the screen: the last one whose beginning has passed below the tabs. `onChange` hears of each next
 * one, not of the one that the page starts with.
 */
export function useCategorySpy(categoryIds: readonly number[], onChange: (categoryId: number) => void): number | null {
	const [active, setActive] = useState<number | null>(categoryIds[0] ?? null)
	const last = useRef(active)
	const listener = useRef(onChange)
	listener.current = onChange
	const ids = categoryIds.join()
	// biome-ignore lint/correctness/useExhaustiveDependencies: the joined ids stand for the list.
	useEffect(() => {
		const sections = categoryIds.flatMap((id) => document.getElementById(sectionId(id)) ?? [])
		let frame = 0
		const measure = () => {
			frame = 0
			const current = categoryIds[indexOnScreen(sections)] ?? null
			if (current === last.current) return
			last.current = current
			setActive(current)
			if (current !== null) listener.current(current)
		}
		const onScroll = () => {
			frame ||= requestAnimationFrame(measure)
		}
		measure()
		window.addEventListener('scroll', onScroll, { passive: true })
		return () => {
			window.removeEventListener('scroll', onScroll)
			cancelAnimationFrame(frame)
		}
	}, [ids])
	return active
}

function indexOnScreen(sections: readonly HTMLElement[]): number {
	// The last categories may be too short to ever reach the top.
	const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
	if (isAtEnd) return sections.length - 1
	const passed = sections.filter((section) => section.getBoundingClientRect().top <= COVERED_PX)
	return Math.max(0, passed.length - 1)
}
