import { useCallback, useEffect } from 'react'
import { log } from '../../lib/log.ts'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { useRefresh } from '../../lib/rendering/use-refresh.ts'
import { whenIdle } from '../../lib/rendering/when-idle.ts'
import { type RefreshOptions, refreshBranches } from './refresh-branches.ts'

const REFRESH_MS = 60_000

/**
 * Keeps the branches young while a page shows them: asked again as soon as staff change something (the realtime
 * link), each minute, and whenever the page gets the focus or the network back, so that sold-out products and closing
 * kitchens show up; the cart is checked against each answer. A failed request changes nothing, and while the link is
 * down asking makes up for it.
 */
export function useBranchRefresh({ checksCart }: RefreshOptions = { checksCart: true }): void {
	const { cms, branches } = useSite()
	const read = useCallback(() => refreshBranches(cms, branches, { checksCart }), [cms, branches, checksCart])
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
