import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { record } from '../lib/log.ts'
import { isInstalled } from '../lib/pwa/display-mode.ts'
import { setOverlay } from '../lib/rendering/overlay.ts'
import { whenIdle } from '../lib/rendering/when-idle.ts'
import { whenUsed } from '../lib/rendering/when-used.ts'

const load = () => import('../features/pwa/onboarding/onboarding-host.tsx')

/** Nothing may lie over a payment, and who signs in or follows a mailed link is on their way already. */
const isQuiet = (path: string) => /^\/(auth|checkout)\//.test(path)

/** Where it cannot be found out, the welcome finds out itself, and says what is wrong. */
function mayBeInstalled(): boolean {
	try {
		return isInstalled()
	} catch {
		return true
	}
}

/**
 * The welcome of the installed app (section 2, Onboarding overlay), as soon as the app is live. Its code comes while
 * the loader still shows; in a browser tab it never does. Nor does anything wait for it there, or where it cannot be
 * loaded.
 */
export function Welcome({ isLive }: { isLive: boolean }) {
	const { pathname } = useLocation()
	const [Host, setHost] = useState<ComponentType | null>(null)
	const isWanted = !isQuiet(pathname)

	useEffect(() => {
		if (!isWanted || !mayBeInstalled()) return setOverlay('closed')
		load()
			.then(({ OnboardingHost }) => setHost(() => OnboardingHost))
			.catch((error: unknown) => {
				setOverlay('closed')
				record('warn', 'The welcome could not be loaded.', error)
			})
	}, [isWanted])

	useEffect(() => {
		if (!isLive) return
		// An app is prepared as soon as it is idle. A page that somebody only glances at in a browser loads nothing for it.
		const later = mayBeInstalled() ? whenIdle : whenUsed
		return later(() => {
			import('../features/pwa/onboarding/prepare-device.ts')
				.then(({ prepareDevice }) => prepareDevice())
				.catch((error: unknown) => record('info', 'The device could not be prepared.', error))
		})
	}, [isLive])

	return isLive && isWanted && Host ? <Host /> : null
}
