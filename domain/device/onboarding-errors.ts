import type { OnboardingErrorCode } from '@app/contract/device'
import type { PlainMessage } from '@app/language/messages'

/**
 * `skip`: no welcome, the app runs as in a browser. `free-space`: old things are thrown away, and it is tried once
 * more; without success the steps go on in memory. `restart`: a new session from the first step. `open-step`: the
 * step that is still open. `close`: the welcome goes, and comes again with the next start.
 */
export type OnboardingRecovery = 'skip' | 'free-space' | 'restart' | 'open-step' | 'close'

interface OnboardingErrorRule {
	recoverable: boolean
	/** What the customer is told; null: nothing they would miss. */
	text: PlainMessage | null
	recovery: OnboardingRecovery
}

/** Section 8's codes: what the customer sees, and what is done about it. */
export const ONBOARDING_ERROR_RULES: Record<OnboardingErrorCode, OnboardingErrorRule> = {
	STORAGE_FAILED: {
		recoverable: true,
		text: 'This device has no room for your progress. You can go on, but keep the app open until you are through.',
		recovery: 'free-space',
	},
	PWA_DETECTION_FAILED: { recoverable: true, text: null, recovery: 'skip' },
	SESSION_CORRUPTED: {
		recoverable: true,
		text: 'Your last visit could not be picked up, so we start from the top. It is short.',
		recovery: 'restart',
	},
	STEP_NAVIGATION_FAILED: {
		recoverable: true,
		text: 'One step is still open. Let us do that one first.',
		recovery: 'open-step',
	},
	UNKNOWN_ERROR: {
		recoverable: false,
		text: 'The welcome tour fell over. You can order all the same.',
		recovery: 'close',
	},
}
