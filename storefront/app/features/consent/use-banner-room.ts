import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Tells the page's stylesheet how high the banner stands (ui/consent.css), so that what is fixed or last on a page keeps clear of it. */
export function useBannerRoom(): RefObject<HTMLElement | null> {
	const box = useRef<HTMLElement>(null)
	useLayoutEffect(() => {
		const root = document.documentElement
		const observer = new ResizeObserver(([entry]) => {
			const height = entry?.borderBoxSize[0]?.blockSize ?? 0
			root.style.setProperty('--consent-room', `${Math.ceil(height) + 12}px`)
		})
		observer.observe(box.current!)
		return () => {
			observer.disconnect()
			root.style.removeProperty('--consent-room')
		}
	}, [])
	return box
}
