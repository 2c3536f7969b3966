import { type RefObject, useLayoutEffect, useRef } from 'react'
import { publishBannerRoom } from '../../../lib/analytics/consent.ts'

/** Between the banner and what keeps clear of it. */
const GAP_PX = 12

/**
 * Makes room for the banner while it is there: the end of the page can be scrolled out from under it, so can whatever
 * gets the focus, and what floats stands above it. On the elements that make room, one by one and in pixels: a custom
 * property of the root, or one in its style, would have the whole page styled anew.
 */
export function useBannerRoom(): RefObject<HTMLElement | null> {
	const box = useRef<HTMLElement>(null)
	useLayoutEffect(() => {
		const { documentElement: root, body } = document
		const makeRoom = (height: number, covered: number) => {
			root.style.scrollPaddingBottom = covered ? `${covered}px` : ''
			body.style.paddingBottom = height ? `${height}px` : ''
			publishBannerRoom(height)
		}
		const banner = box.current!
		const observer = new ResizeObserver(() => {
			const { height, top } = banner.getBoundingClientRect()
			makeRoom(Math.ceil(height) + GAP_PX, Math.ceil(window.innerHeight - top) + GAP_PX)
		})
		observer.observe(banner)
		return () => {
			observer.disconnect()
			makeRoom(0, 0)
		}
	}, [])
	return box
}
