import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { suppressClicks } from '../../lib/rendering/suppress-clicks.ts'
import { LINE_PARAM, PRODUCT_PARAM } from './product-link.ts'

/** How long a browser gets to go back that does not tell whether anything is behind the page. */
const NOTHING_BEHIND_MS = 1_000

interface Leaving {
	makePresses: () => void
	timer: number | undefined
}

/**
 * Closes the sheet that the address asks for: by going back where the app opened it, so that Back does not open it
 * again. A browser takes its time to go back, from wherever it is by then: a link that were followed meanwhile would
 * be undone, and a second press on the sheet's button would add once more and go back twice. So presses wait until
 * the address has changed.
 */
export function useCloseSheet(): () => void {
	const navigate = useNavigate()
	const location = useLocation()
	const latest = useRef(location)
	latest.current = location
	const leaving = useRef<Leaving | null>(null)

	// Not as an effect's end: the dialog must have closed before a press that was meant for it is let go.
	// biome-ignore lint/correctness/useExhaustiveDependencies: with each entry of the history.
	useEffect(() => letGo(leaving), [location.key])
	useEffect(() => () => letGo(leaving), [])

	return () => {
		const { search, state } = latest.current
		const params = new URLSearchParams(search)
		// The dialog tells of its closing also when Back has closed it.
		if (!params.has(PRODUCT_PARAM) || leaving.current) return
		const replace = () => {
			params.delete(PRODUCT_PARAM)
			params.delete(LINE_PARAM)
			navigate(
				{ search: params.toString() },
				{ replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
			)
		}
		leaving.current = { makePresses: suppressClicks(), timer: undefined }
		const hasBehind = isAnythingBehind()
		if (!state?.sheet || hasBehind === false) return replace()
		navigate(-1)
		// Never beside a browser that is sure to go back: a busy one takes seconds, and would undo what came of the presses.
		if (hasBehind === null) leaving.current.timer = window.setTimeout(replace, NOTHING_BEHIND_MS)
	}
}

/** Whether the tab can go back, which one that was restored cannot at its first page; null where nobody tells. */
const isAnythingBehind = (): boolean | null => window.navigation?.canGoBack ?? null

function letGo(leaving: RefObject<Leaving | null>): void {
	window.clearTimeout(leaving.current?.timer)
	leaving.current?.makePresses()
	leaving.current = null
}
