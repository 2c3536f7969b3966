import { skipsHealthCheck } from '@app/domain/device/startup'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { authStore } from '../features/auth/auth-store.ts'
import { record } from '../lib/log.ts'
import { useSite } from '../lib/rendering/site-context.tsx'
import { whenUsed } from '../lib/rendering/when-used.ts'

const onFailure = (error: unknown) => record('info', 'The device could not be described.', error)

/**
 * What is written down about this device (section 3, Device metadata): once the app is used, what the CMS tells of
 * its network, for the device database; and after a sign-in of this tab, from which browser it came. All of it late
 * and in code of its own.
 */
export function useDeviceNotes(isReady: boolean): void {
	const { cms } = useSite()
	const { pathname } = useLocation()
	// Pages that work without the CMS do not ask for its status.
	const asks = isReady && !skipsHealthCheck(pathname)

	useEffect(() => {
		if (!asks) return
		return whenUsed(() => {
			import('../lib/pwa/keep-status-metadata.ts')
				.then(({ keepStatusMetadata }) => keepStatusMetadata(cms))
				.catch(onFailure)
		})
	}, [asks, cms])

	useEffect(
		() =>
			authStore.subscribe((state, before) => {
				// Another tab's sign-in is that tab's to report, and a restored session is none.
				const isSignIn = before.status === 'unauthenticated' && state.status === 'authenticated'
				if (!isSignIn || document.visibilityState !== 'visible') return
				import('../lib/pwa/report-device.ts')
					.then(({ reportDevice }) => reportDevice(cms, { about: 'sign_in' }))
					.catch(onFailure)
			}),
		[cms],
	)
}
