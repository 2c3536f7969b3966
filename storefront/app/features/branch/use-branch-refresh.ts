import { useEffect } from 'react'
import { log } from '../../platform/log.ts'
import { useSite } from '../../platform/site-context.tsx'
import { replaceBranches } from './branch-store.ts'
import { checkCartAgainst } from './check-cart.ts'

const REFRESH_MS = 60_000
/** Switching to and fro between tabs asks no more often than this. */
const PAUSE_MS = 5_000

/**
 * Keeps the branches young while a page shows them: asked again each minute and whenever the page gets the focus, so that sold-out
 * products and closing kitchens show up; the cart is checked against each answer. A failed request changes nothing.
 */
export function useBranchRefresh(): void {
	const { cms, branches } = useSite()
	useEffect(() => {
		let askedAt = performance.now()
		const refresh = async () => {
			if (document.visibilityState === 'hidden') return
			askedAt = performance.now()
			try {
				// Its schemas are not part of the first load.
				const { loadBranches } = await import('./load-branches.ts')
				const fresh = await loadBranches(cms)
				replaceBranches(branches, fresh)
				checkCartAgainst(fresh)
			} catch (error) {
				log('info', 'The branches could not be refreshed.', error)
			}
		}
		const onFocus = () => {
			if (performance.now() - askedAt > PAUSE_MS) void refresh()
		}
		const timer = setInterval(refresh, REFRESH_MS)
		window.addEventListener('focus', onFocus)
		document.addEventListener('visibilitychange', onFocus)
		return () => {
			clearInterval(timer)
			window.removeEventListener('focus', onFocus)
			document.removeEventListener('visibilitychange', onFocus)
		}
	}, [cms, branches])
}
