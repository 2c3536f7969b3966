import { useEffect } from 'react'
import { cartStore } from '../cart/cart-store.ts'
import { keepInPlace } from './show-category.ts'
import { sectionId } from './use-category-spy.ts'

/**
 * After a reload or coming back from another site the menu starts at the category that the guest was in: the page was
 * shorter while the browser restored its scroll position, so that position is lost. A fresh visit starts at the top.
 */
export function useReturnToCategory(): void {
	useEffect(() => {
		const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
		const isReturn = entry?.type === 'reload' || entry?.type === 'back_forward'
		const { selectedCategory } = cartStore.get()
		// Within the app the router restores the position itself, and it is not 0 then.
		if (!isReturn || !selectedCategory || window.scrollY > 0 || performance.now() > RETURN_WINDOW_MS) return
		const section = document.getElementById(sectionId(Number(selectedCategory)))
		if (section) keepInPlace(section)
	}, [])
}

/**
 * The menu of a page that has just been loaded appears within this time; later ones belong to navigations inside the
 * app.
 */
const RETURN_WINDOW_MS = 8_000
