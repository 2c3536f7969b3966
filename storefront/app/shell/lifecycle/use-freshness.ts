import { decideBackgroundCheck } from '@app/domain/device/startup'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { askStatus } from '../../lib/http/ask-status.ts'
import type { CmsClient } from '../../lib/http/cms-client.ts'
import { reachesServer, servesMenu } from '../../lib/http/reach-server.ts'
import { log } from '../../lib/log.ts'
import { changeConnection, readConnection, useConnection } from '../../lib/realtime/connection.ts'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { now } from '../../lib/timing/clock.ts'

/** What the browser says about the network comes late, or is not so: it is tried this often while somebody looks. */
const RETRY_MS = 5_000

/**
 * Renews a page that came from the cache, behind it, and every page when the network is back. What the shop says
 * about itself comes first: a shop that is out shows the outage screen, no network shows the mark.
 */
export function useFreshness(): void {
	const { cms } = useSite()
	const { revalidate } = useRevalidator()
	const isOffline = useConnection((connection) => connection.isOffline)
	const wasOffline = useRef(isOffline)
	const latest = useRef({ cms, revalidate })
	latest.current = { cms, revalidate }

	useEffect(() => {
		const renew = () => void check(latest.current.cms, latest.current.revalidate)
		if (!isOffline && (wasOffline.current || readConnection().isKept)) renew()
		wasOffline.current = isOffline
		if (!isOffline) return
		const timer = setInterval(() => {
			if (document.visibilityState === 'visible') void lookForNetwork()
		}, RETRY_MS)
		return () => clearInterval(timer)
	}, [isOffline])
}

async function check(cms: CmsClient, revalidate: () => Promise<void>): Promise<void> {
	const word = await askStatus(cms).catch((error) => {
		log('info', 'The shop did not say how it is.', error)
		return 'failed' as const
	})
	const decision = decideBackgroundCheck(word, word !== 'failed' || (await reachesServer()))
	if (decision.kind === 'offline') return changeConnection({ isOffline: true })
	if (decision.kind === 'out') return changeConnection({ outage: decision.status })
	// A server that is not reached or has no menu has nothing newer: it would put an error or an empty shop in the
	// page's place.
	if (!(await servesMenu())) return
	await revalidate()
	changeConnection({ isKept: false, menuAt: now() })
}

async function lookForNetwork(): Promise<void> {
	if (await reachesServer()) changeConnection({ isOffline: false })
}
