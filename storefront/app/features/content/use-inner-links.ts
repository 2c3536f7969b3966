import { currentLanguage } from '@app/language/current'
import { splitLanguage } from '@app/language/tags'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** Links of rich text that lead to our own pages are followed without loading the page anew. */
export function useInnerLinks() {
	const navigate = useNavigate()
	return (event: MouseEvent<HTMLElement>) => {
		const link = (event.target as Element).closest('a')
		const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
		if (!link || !isPlain || event.defaultPrevented || !isPage(link)) return
		const { tag, path } = splitLanguage(link.pathname)
		// A page in another language is another app: it is loaded.
		if (tag !== currentLanguage().tag) return
		event.preventDefault()
		navigate(path + link.search + link.hash, { viewTransition: true })
	}
}

/** A page of ours, not a file. */
const isPage = ({ target, origin, pathname }: HTMLAnchorElement) =>
	target === '' && origin === location.origin && !/\.\w+$|^\/media\//.test(pathname)
