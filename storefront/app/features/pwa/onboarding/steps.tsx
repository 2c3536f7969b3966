import type { OnboardingMove } from '@app/domain/device/onboarding-moves'
import type { OnboardingStep } from '@app/domain/device/onboarding-steps'
import { t } from '@app/language/current'
import { Button } from '../../../ui/button.tsx'
import { StepLayout } from './step-layout.tsx'

export interface StepProps {
	step: OnboardingStep
	titleId: string
	onMove: (move: OnboardingMove) => void
}

export function WelcomeStep({ step, titleId, onMove }: StepProps) {
	return (
		<StepLayout
			step={step}
			titleId={titleId}
			actions={
				<Button size="lg" wide onClick={() => onMove('done')}>
					{t("Let's Go")}
				</Button>
			}
		/>
	)
}

export function SignInStep({ step, titleId, onComplete }: Omit<StepProps, 'onMove'> & { onComplete: () => void }) {
	return (
		<StepLayout
			step={step}
			titleId={titleId}
			actions={
				<Button size="lg" wide onClick={onComplete}>
					{t('Continue to Sign In')}
				</Button>
			}
		/>
	)
}
