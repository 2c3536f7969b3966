import { ONBOARDING_STEPS, type OnboardingSession, type OnboardingStepId } from '@app/contract/device'
import { english, type Language } from '@app/language/language'
import type { Message, PlainMessage } from '@app/language/messages'

export interface OnboardingStep {
	id: OnboardingStepId
	title: string
	description: string
	required: boolean
	completed: boolean
	skippable: boolean
}

/** Section 3: what must be done, and what may be left for later. `label` stands under the step's dot. */
interface StepTexts {
	label: PlainMessage
	title: Message
	description: PlainMessage
	required: boolean
}

const STEPS = {
	welcome: {
		label: 'Welcome',
		title: 'Welcome to {product}',
		description: 'Three quick things, and the burgers know where to find you.',
		required: true,
	},
	location: {
		label: 'Location',
		title: 'Find your nearest counter',
		description: 'With your location we show the branch that is closest, and how far it is to drive.',
		required: false,
	},
	notifications: {
		label: 'Notifications',
		title: 'Push Notifications',
		description: 'Hear about your order status the moment it changes, and about special offers now and then.',
		required: false,
	},
	'login-prompt': {
		label: 'Sign In',
		title: 'Almost Ready!',
		description: 'Sign in for saving preferences, tracking orders and personalised recommendations.',
		required: true,
	},
} as const satisfies Record<OnboardingStepId, StepTexts>

type Progress = Pick<OnboardingSession, 'completedSteps'>

/** What is required may not be skipped, and the rest may. */
export const isSkippable = (id: OnboardingStepId): boolean => !STEPS[id].required

/** The four steps of a session, in their order. */
export function listSteps({ completedSteps }: Progress, product: string, { t }: Language = english): OnboardingStep[] {
	return ONBOARDING_STEPS.map((id) => {
		const { title, description, required } = STEPS[id]
		const completed = completedSteps.includes(id)
		const texts = { title: t(title, { product }), description: t(description) }
		return { id, ...texts, required, completed, skippable: !required }
	})
}

/** The required steps that are still open. */
export const openSteps = ({ completedSteps }: Progress): OnboardingStepId[] =>
	ONBOARDING_STEPS.filter((id) => STEPS[id].required && !completedSteps.includes(id))

export interface OnboardingDot {
	id: OnboardingStepId
	label: PlainMessage
	state: 'completed' | 'current' | 'open'
}

/** The dots of the footer: those before the current step are marked completed (section 2). */
export function listDots(current: OnboardingStepId): OnboardingDot[] {
	const place = ONBOARDING_STEPS.indexOf(current)
	return ONBOARDING_STEPS.map((id, index) => ({
		id,
		label: STEPS[id].label,
		state: index < place ? 'completed' : index === place ? 'current' : 'open',
	}))
}
