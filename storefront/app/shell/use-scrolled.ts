import { HEADER_SCROLL_HOME_PX, HEADER_SCROLL_PX } from '@app/contract/constants'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Whether the page is scrolled far enough for the header's scrolled style; further on the home page (section 2). */
export function useScrolled(): boolean {
	const limit = useLocation().pathname === '/' ? HEADER_SCROLL_HOME_PX : HEADER_SCROLL_PX
	const [scrolled, setScrolled] = useState(false)
	useEffect(() => {
		const measure = () => setScrolled(window.scrollY > limit)
		measure()
		window.addEventListener('scroll', measure, { passive: true })
		return () => window.removeEventListener('scroll', measure)
	}, [limit])
	return scrolled
}
