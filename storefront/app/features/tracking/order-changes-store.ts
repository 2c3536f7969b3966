import { useEffect, useRef } from 'react'
import { log } from '../../lib/log.ts'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { whenIdle } from '../../lib/rendering/when-idle.ts'
import { loadSession, useUser } from '../auth/auth-store.ts'

/**
 * Runs `read` whenever one of the signed-in customer's own orders has changed, while the component is on the page.
 * Nothing for guests, and nothing while realtime is down: ask as well.
 */
export function useOrderChanges(read: () => Promise<void> | void): void {
	const { cms } = useSite()
	const userId = useUser()?.id ?? null
	const latest = useRef(read)
	latest.current = read

	useEffect(() => {
		if (userId === null) return
		let end = () => {}
		let isOver = false
		const follow = async () => {
			const { followOwnOrders } = await import('./live-orders.ts')
			if (isOver) return
			end = followOwnOrders({
				cmsAddress: cms.address(),
				freshToken: async (rejected) => (await loadSession()).freshToken(rejected),
				read: async () => latest.current(),
			})
		}
		const callOff = whenIdle(() => follow().catch((error) => log('info', 'Orders are not followed live.', error)))
		return () => {
			isOver = true
			callOff()
			end()
		}
	}, [cms, userId])
}
