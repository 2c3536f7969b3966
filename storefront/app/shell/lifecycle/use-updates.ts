import { BUILD_POLL_MS } from '@app/contract/constants'
import { BUILD_ATTRIBUTE, PAYING_LOCK } from '@app/contract/service-worker'
import { decideUpdatePrompt, isInTheMiddle } from '@app/domain/device/app-update'
import { t } from '@app/language/current'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useOpenPayment } from '../../features/checkout/payment/open-payment-store.ts'
import { offerUpdate } from '../../features/pwa/update/update-store.ts'
import { readServerBuild } from '../../lib/http/reach-server.ts'
import {
	checkForWorkerUpdate,
	pollWorkerUpdate,
	registerServiceWorker,
	reloadWithWorker,
	takeOver,
	watchController,
	watchWaitingWorker,
} from '../../lib/pwa/service-worker.ts'
import { showToast } from '../../lib/rendering/toast.ts'
import { useRefresh } from '../../lib/rendering/use-refresh.ts'
import { acquireSharedLock } from '../../lib/storage/shared-lock.ts'
import { now } from '../../lib/timing/clock.ts'
import { afterLoad } from './after-load.ts'

/**
 * Finds newer builds and offers them: the server's build is asked for each five minutes and when the page gets the
 * focus, the service worker each hour. The newer worker waits until the customer agrees; then the page reloads, once.
 * Another tab may have agreed: this one is told as well, and reloads when its own customer wants it.
 */
export function useUpdates(): void {
	const { pathname } = useLocation()
	const isPaying = useOpenPayment() !== null
	const registration = useRef<ServiceWorkerRegistration | null>(null)
	const found = useRef({ serverBuild: null as string | null, hasNewWorker: false, laterAt: null as number | null })
	const place = useRef({ pathname, isPaying })
	place.current = { pathname, isPaying }

	const decide = useCallback(() => {
		const pageBuild = document.documentElement.getAttribute(BUILD_ATTRIBUTE)
		const { pathname: path, isPaying } = place.current
		const hasWorker = registration.current !== null
		offerUpdate({
			isOffered: decideUpdatePrompt({ ...found.current, pageBuild, hasWorker, path, isPaying, now: now() }),
		})
	}, [])
	const find = useCallback(
		(part: Partial<typeof found.current>) => {
			found.current = { ...found.current, ...part }
			decide()
		},
		[decide],
	)

	// A payment that ends, or a page that is left, lets a waiting version be told.
	// biome-ignore lint/correctness/useExhaustiveDependencies: decide reads them.
	useEffect(decide, [pathname, isPaying])
	const isBusy = isPaying || isInTheMiddle(pathname)
	useEffect(() => (isBusy ? acquireSharedLock(PAYING_LOCK) : undefined), [isBusy])

	useEffect(() => {
		offerUpdate({
			later: () => find({ laterAt: now() }),
			reload: async () => {
				const answer = registration.current && (await takeOver(registration.current))
				if (answer === 'paying') {
					showToast({
						title: t('One moment'),
						message: t('Another tab is paying. Finish there first, then reload.'),
					})
					return find({ laterAt: now() })
				}
				reloadWithWorker()
			},
		})
		const ends: (() => void)[] = [watchController(() => find({ hasNewWorker: true }))]
		ends.push(
			afterLoad(async () => {
				registration.current = await registerServiceWorker()
				if (registration.current)
					ends.push(watchWaitingWorker(registration.current, () => find({ hasNewWorker: true })))
			}),
		)
		return () => {
			for (const end of ends) end()
		}
	}, [find])

	const ask = async () => {
		const serverBuild = await readServerBuild()
		if (serverBuild === null) return decide()
		const isNewer = serverBuild !== document.documentElement.getAttribute(BUILD_ATTRIBUTE)
		if (isNewer && registration.current) await checkForWorkerUpdate()
		find({ serverBuild })
	}
	useRefresh(() => void ask(), BUILD_POLL_MS)
	useEffect(pollWorkerUpdate, [])
}
