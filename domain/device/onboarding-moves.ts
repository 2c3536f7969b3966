import {
	ONBOARDING_STEPS,
	type OnboardingCompletion,
	type OnboardingErrorCode,
	type OnboardingSession,
	type OnboardingStepId,
} from '@app/contract/device'
import type { PlainMessage } from '@app/language/messages'
import { isSkippable, openSteps } from './onboarding-steps.ts'

/**
 * `done`: the step's own button was pressed. `forward`: on without it, which skips what may be skipped.
 */
export type OnboardingMove = 'done' | 'forward' | 'back'

export interface OnboardingFailure {
	ok: false
	code: OnboardingErrorCode
	message: PlainMessage
	/** Where the customer goes on. */
	step: OnboardingStepId
}

const REQUIRED_STEPS_OPEN: PlainMessage = 'Required steps not completed'

export const canGoBack = ({ currentStep }: OnboardingSession): boolean => currentStep !== ONBOARDING_STEPS[0]

/** Forward is allowed only if the current step is completed or skippable (section 4). */
export const canGoForward = ({ currentStep, completedSteps }: OnboardingSession): boolean =>
	completedSteps.includes(currentStep) || isSkippable(currentStep)

/** In the order of the steps, each once. */
const withStep = (steps: readonly OnboardingStepId[], step: OnboardingStepId): OnboardingStepId[] =>
	ONBOARDING_STEPS.filter((id) => id === step || steps.includes(id))

/** One move through the steps. Going on marks the step that is left as completed; going back undoes nothing. */
export function moveOnboarding(
	session: OnboardingSession,
	move: OnboardingMove,
): { ok: true; session: OnboardingSession } | OnboardingFailure {
	const { currentStep, completedSteps } = session
	const refuse = (message: PlainMessage) =>
		({ ok: false, code: 'STEP_NAVIGATION_FAILED', message, step: currentStep }) as const
	const next = ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(currentStep) + (move === 'back' ? -1 : 1)]
	if (next === undefined) return refuse(move === 'back' ? 'This is the first step' : 'This is the last step')
	if (move === 'back') return { ok: true, session: { ...session, currentStep: next } }
	if (move === 'forward' && !canGoForward(session)) return refuse('This step cannot be skipped')
	return { ok: true, session: { ...session, currentStep: next, completedSteps: withStep(completedSteps, currentStep) } }
}

/** The end: the last step's button was pressed. Section 5: an open required step fails it. */
export function completeOnboarding(
	session: OnboardingSession,
	now: number,
): { ok: true; completion: OnboardingCompletion } | OnboardingFailure {
	const completedSteps = withStep(session.completedSteps, session.currentStep)
	const [open] = openSteps({ completedSteps })
	if (open) return { ok: false, code: 'STEP_NAVIGATION_FAILED', message: REQUIRED_STEPS_OPEN, step: open }
	return {
		ok: true,
		completion: {
			completed: true,
			timestamp: now,
			sessionId: session.sessionId,
			completedSteps,
			userAgent: session.userAgent,
			// A clock that was set back makes no negative time.
			totalDuration: Math.max(0, now - session.startTime),
		},
	}
}
