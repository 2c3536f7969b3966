import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** Links of rich text that lead to our own pages are followed without loading the page anew. */
export function useInnerLinks() {
	const navigate = useNavigate()
	return (event: MouseEvent<HTMLElement>) => {
		const link = (event.target as Element).closest('a')
		const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
		if (!link || !isPlain || event.defaultPrevented || !isPage(link)) return
		event.preventDefault()
		navigate(link.pathname + link.search + link.hash, { viewTransition: true })
	}
}

/** A page of ours, not a file. */
const isPage = ({ target, origin, pathname }: HTMLAnchorElement) =>
	target === '' && origin === location.origin && !/\.\w+$|^\/media\//.test(pathname)
