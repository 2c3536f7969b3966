import { LOADER_HIDE_DELAY_MS } from '@app/contract/constants'
import {
	reduceStartup,
	STARTUP,
	type StartupEvent,
	type StartupState,
	skipsHealthCheck,
} from '@app/domain/device/startup'
import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { log } from '../lib/log.ts'
import { changeConnection, readConnection, useConnection } from '../lib/realtime/connection.ts'
import { useSite } from '../lib/rendering/site-context.tsx'
import type { ShopStatus } from '../server/page-context.server.ts'
import { useOutageWatch } from './use-outage-watch.ts'
import type { useStartChecks } from './use-start-checks.ts'
import { waitForAuth } from './wait-for-auth.ts'

/** What the status word that came with the page means for the start. */
function healthEvent(status: ShopStatus): StartupEvent {
	if (status === 'unreachable') return { type: 'health-failed' }
	if (status === 'unconfigured' || status === 'unreadable') return { type: 'failed' }
	return { type: 'health-answered', status }
}

/**
 * The same on the server and in the browser: an outage is in the server's page already, everything else starts with
 * the loader.
 */
function firstState({ path, status }: { path: string; status: ShopStatus }): StartupState {
	if (skipsHealthCheck(path)) return STARTUP
	const checked = reduceStartup(reduceStartup(STARTUP, { type: 'begin', path }), healthEvent(status))
	return checked.step === 'outage' ? checked : STARTUP
}

/**
 * The start of section 4: health, settings and branches ride on the page's own data, so in the good case no request
 * is made. `checkBranches` runs before the live message, `reconcile` with it. Retry asks the CMS and then renews the
 * page's data; behind an outage both are done without it, too (use-outage-watch.ts).
 */
export function useStartup(status: ShopStatus, { checkBranches, reconcile }: ReturnType<typeof useStartChecks>) {
	const { cms } = useSite()
	const { pathname } = useLocation()
	const { revalidate } = useRevalidator()
	const [state, dispatch] = useReducer(reduceStartup, { path: pathname, status }, firstState)
	const attempts = useRef(0)
	const lateOutage = useConnection(({ outage }) => outage)
	useEffect(() => {
		if (lateOutage) dispatch({ type: 'checked-late', status: lateOutage })
	}, [lateOutage])

	const act = () => {
		switch (state.step) {
			case 'loading':
				dispatch({ type: 'begin', path: pathname })
				// What is known already is one drawing with the step before it.
				return attempts.current === 0 ? dispatch(healthEvent(status)) : undefined
			case 'health':
				import('../lib/http/ask-status.ts')
					.then(async ({ askStatus }) => {
						const answer = await askStatus(cms)
						if (answer !== 'down') await revalidate()
						// The router renews the page's data in a transition; React commits this one with it, so that the next step sees
						// that data.
						startTransition(() => dispatch({ type: 'health-answered', status: answer }))
					})
					.catch((error) => {
						log('warn', 'The status check failed.', error)
						dispatch({ type: 'health-failed' })
					})
				return
			case 'auth':
				return waitForAuth(() => dispatch({ type: 'auth-known' }))
			case 'settings':
			case 'branches':
				if (status === 'unreadable') dispatch({ type: 'failed' })
				dispatch({ type: 'settings-loaded' })
				checkBranches()
				return dispatch({ type: 'branches-checked' })
			case 'live': {
				reconcile()
				const timer = setTimeout(() => dispatch({ type: 'loader-hidden' }), LOADER_HIDE_DELAY_MS)
				return () => clearTimeout(timer)
			}
			default:
				return
		}
	}
	// Until it is live each step looks like the one before. A page from the cache takes them all before its next paint,
	// as it comes to life in one go; any other is brought to life in small pieces (entry.client.tsx), and each step is
	// one of them.
	const [isInOneGo] = useState(() => readConnection().isKept)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each step acts once, when it is entered.
	useLayoutEffect(() => (isInOneGo ? act() : undefined), [state.step])
	// biome-ignore lint/correctness/useExhaustiveDependencies: as above.
	useEffect(() => (isInOneGo ? undefined : act()), [state.step])

	const begin = () => {
		changeConnection({ outage: null })
		dispatch({ type: 'retry' })
	}
	useOutageWatch(state.step === 'outage', status, begin)

	return {
		state,
		/** Whether the outage was met again after a retry. */
		isRepeated: attempts.current > 0,
		retry() {
			attempts.current += 1
			begin()
		},
	}
}
