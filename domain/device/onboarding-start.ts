import { ONBOARDING_SESSION_MS } from '@app/contract/constants'
import { ONBOARDING_STEPS, type OnboardingSession, OnboardingSessionSchema } from '@app/contract/device'
import * as v from 'valibot'

type FreshSession = Pick<OnboardingSession, 'sessionId' | 'userAgent' | 'screenInfo' | 'pwaInfo'>

export type OnboardingStart =
	| { kind: 'none' }
	| { kind: 'resume'; session: OnboardingSession }
	/** `replaces`: what was stored and does not count any more. */
	| { kind: 'begin'; session: OnboardingSession; replaces: null | 'expired' | 'corrupt' }

/**
 * Whether a new customer is welcomed, and from where (section 4): only in an installed app and only once; a session
 * under 24 h goes on at its step, an older one is discarded.
 */
export function decideOnboardingStart(input: {
	installed: boolean
	/** What is stored under first_run_completed and onboarding_session_data; null for nothing. */
	firstRunCompleted: unknown
	stored: unknown
	fresh: FreshSession
	now: number
}): OnboardingStart {
	const { installed, firstRunCompleted, stored, fresh, now } = input
	// Whatever is stored there, the customer has been through: being welcomed twice is worse than once too rarely.
	if (!installed || firstRunCompleted !== null) return { kind: 'none' }
	const begin = (replaces: null | 'expired' | 'corrupt'): OnboardingStart => ({
		kind: 'begin',
		session: { ...fresh, startTime: now, currentStep: ONBOARDING_STEPS[0], completedSteps: [] },
		replaces,
	})
	if (stored === null) return begin(null)
	const parsed = v.safeParse(OnboardingSessionSchema, stored)
	if (!parsed.success) return begin('corrupt')
	const { startTime } = parsed.output
	if (now - startTime >= ONBOARDING_SESSION_MS) return begin('expired')
	return { kind: 'resume', session: parsed.output }
}
