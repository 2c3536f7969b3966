import { newKey } from '../../../lib/new-key.ts'
import { isInstalled, readDisplayMode } from '../../../lib/pwa/display-mode.ts'
import type { FreshSession } from './onboarding-run.ts'

/** The platform's own word for itself; browsers that hide it say nothing. */
function platformName(): string {
	const { userAgentData, platform } = navigator as Navigator & { userAgentData?: { platform?: string } }
	return userAgentData?.platform || platform || 'unknown'
}

/**
 * Whether the app runs installed, and what a session that begins now says of the device (section 3). May throw in an
 * odd browser.
 */
export function describeSession(): { installed: boolean; fresh: FreshSession } {
	const displayMode = readDisplayMode()
	return {
		installed: isInstalled(),
		fresh: {
			sessionId: newKey(),
			userAgent: navigator.userAgent.slice(0, 1_000),
			screenInfo: { width: screen.width, height: screen.height, pixelRatio: devicePixelRatio },
			pwaInfo: { standalone: displayMode === 'standalone', displayMode, platform: platformName() },
		},
	}
}
