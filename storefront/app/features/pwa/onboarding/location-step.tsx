import { presentLocation } from '@app/domain/device/onboarding-location'
import { t } from '@app/language/current'
import { PermissionActions } from './permission-actions.tsx'
import { StepLayout } from './step-layout.tsx'
import { StepMessage } from './step-message.tsx'
import type { StepProps } from './steps.tsx'
import { useAdvance } from './use-advance.ts'
import { useLocationAnswer } from './use-location-answer.ts'

export function LocationStep({ step, titleId, onMove }: StepProps) {
	const { answer, isAsking, ask } = useLocationAnswer()
	const screen = answer && presentLocation(answer)
	const isGranted = screen?.action === 'Continue'
	useAdvance(screen?.advances ?? false, () => onMove('done'))
	return (
		<StepLayout
			step={step}
			titleId={titleId}
			message={
				<StepMessage problem={screen?.problem && t(screen.problem)} success={screen?.advances}>
					{screen && t(screen.message)}
				</StepMessage>
			}
			actions={
				<PermissionActions
					label={t(screen?.action ?? 'Allow Location')}
					onPress={() => (isGranted ? onMove('done') : void ask())}
					busy={isAsking}
					onSkip={() => onMove('forward')}
				/>
			}
		/>
	)
}
