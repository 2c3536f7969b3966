import { useEffect, useState } from 'react'

/** Id of the element that begins a category. */
export const sectionId = (categoryId: number): string => `category-${categoryId}`

/** Header and tabs cover this much of the screen's top; a category is the current one from just below them. */
const COVERED_PX = 160

/** The category on the screen: the last one whose beginning has passed below the tabs. Follows the scroll, told on changes only. */
export function useCategorySpy(categoryIds: readonly number[], onChange: (categoryId: number) => void): number | null {
	const [active, setActive] = useState<number | null>(categoryIds[0] ?? null)
	const ids = categoryIds.join()
	// biome-ignore lint/correctness/useExhaustiveDependencies: the joined ids stand for the list.
	useEffect(() => {
		const sections = categoryIds.flatMap((id) => document.getElementById(sectionId(id)) ?? [])
		let frame = 0
		const measure = () => {
			frame = 0
			const atEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
			const passed = sections.filter((section) => section.getBoundingClientRect().top <= COVERED_PX)
			const current = atEnd ? sections.length - 1 : Math.max(0, passed.length - 1)
			setActive(categoryIds[current] ?? null)
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
	// biome-ignore lint/correctness/useExhaustiveDependencies: told when the category changes, not when the listener does.
	useEffect(() => {
		if (active !== null) onChange(active)
	}, [active])
	return active
}
