import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { SHEET_STATE } from './product-link.ts'
import { keepOpener } from './sheet-opener.ts'

/** A plain click; the others are the browser's, which opens a tab or a window. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
	button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/**
 * Opens the dish that a link of the menu names, on the page that is shown. One function for all of them: each of the
 * router's own links follows the address by itself, and a menu has some eighty to bring to life.
 */
export function useOpenDish(): (event: MouseEvent<HTMLAnchorElement>) => void {
	const navigate = useNavigate()
	return useCallback(
		(event) => {
			if (!isPlain(event)) return
			event.preventDefault()
			keepOpener()
			navigate(
				{ search: event.currentTarget.search },
				{ state: SHEET_STATE, preventScrollReset: true, defaultShouldRevalidate: false },
			)
		},
		[navigate],
	)
}
