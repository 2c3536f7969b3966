import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A client-side navigation moves the focus to the new page, as loading it would; screen readers then read on from its
 * start.
 */
export function useFocusOnNavigation() {
	const { pathname } = useLocation()
	const main = useRef<HTMLElement>(null)
	const last = useRef(pathname)
	useEffect(() => {
		if (last.current === pathname) return
		last.current = pathname
		main.current?.focus({ preventScroll: true })
	}, [pathname])
	return main
}
