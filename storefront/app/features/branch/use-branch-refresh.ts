import { useCallback, useEffect } from 'react'
import { log } from '../../platform/log.ts'
import { useSite } from '../../platform/site-context.tsx'
import { useRefresh } from '../../platform/use-refresh.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { cartStore } from '../cart/cart-store.ts'
import { replaceBranches } from './branch-store.ts'
import { loadCartNotice } from './cart-notice.tsx'
import { checkCartAgainst } from './check-cart.ts'

const REFRESH_MS = 60_000

/**
 * Keeps the branches young while a page shows them: asked again as soon as staff change something (the realtime link), each minute, and
 * whenever the page gets the focus or the network back, so that sold-out products and closing kitchens show up; the cart is checked against
 * each answer. A failed request changes nothing, and while the link is down asking makes up for it.
 */
export function useBranchRefresh(): void {
	const { cms, branches } = useSite()
	const read = useCallback(async () => {
		try {
			// Its schemas are not part of the first load.
			const { loadBranches } = await import('./load-branches.ts')
			const fresh = await loadBranches(cms)
			replaceBranches(branches, fresh)
			await checkCartAgainst(fresh, cms)
			// What an event may ask for must not wait for its code, nor for a network that is gone by then.
			if (cartStore.get().items.length > 0) await loadCartNotice()
		} catch (error) {
			log('info', 'The branches could not be refreshed.', error)
		}
	}, [cms, branches])
	useRefresh(() => void read(), REFRESH_MS)

	useEffect(() => {
		let isOver = false
		let end = () => {}
		const follow = async () => {
			const { followBranches } = await import('./live-branches.ts')
			if (!isOver) end = followBranches(cms.address(), read)
		}
		const callOff = whenIdle(() => follow().catch((error) => log('info', 'Branches are not followed live.', error)))
		return () => {
			isOver = true
			callOff()
			end()
		}
	}, [cms, read])
}
