import { PUSH_TEXTS } from '@app/domain/device/push-texts'
import { t } from '@app/language/current'
import { useEffect, useState } from 'react'
import { readNotificationPermission } from '../../../lib/pwa/notifications.ts'
import { PermissionActions } from './permission-actions.tsx'
import { StepLayout } from './step-layout.tsx'
import { StepMessage } from './step-message.tsx'
import type { StepProps } from './steps.tsx'
import { useAdvance } from './use-advance.ts'

/** Asks for the permission; a new customer's welcome notification comes with it. Failing to ask leaves it as it was. */
async function ask() {
	const { askPermission } = await loadPush()
	return askPermission()
}
const loadPush = () => import('../push/push-store.ts')

export function NotificationsStep({ step, titleId, onMove }: StepProps) {
	const [permission, setPermission] = useState(readNotificationPermission)
	const [outcome, setOutcome] = useState<'unasked' | 'asking' | 'granted' | 'failed'>('unasked')
	const isGranted = permission === 'granted'
	// Asking must follow the press at once, or Safari refuses: the code is there before.
	useEffect(() => void loadPush().catch(() => {}), [])
	useAdvance(outcome === 'granted', () => onMove('done'))

	const enable = async () => {
		setOutcome('asking')
		const answer = await ask().catch(readNotificationPermission)
		setPermission(answer)
		setOutcome(answer === 'granted' ? 'granted' : 'failed')
	}
	const problem =
		permission === 'denied' ? PUSH_TEXTS.blocked : outcome === 'failed' ? PUSH_TEXTS.enableFailed : undefined
	return (
		<StepLayout
			step={step}
			titleId={titleId}
			message={
				<StepMessage problem={problem && t(problem)} success={outcome === 'granted'}>
					{outcome === 'granted'
						? t('Awesome! Notifications enabled')
						: isGranted && t('Notifications are already enabled')}
				</StepMessage>
			}
			actions={
				<PermissionActions
					label={t(isGranted ? 'Continue' : 'Enable Notifications')}
					onPress={() => (isGranted ? onMove('done') : void enable())}
					busy={outcome === 'asking'}
					onSkip={() => onMove('forward')}
				/>
			}
		/>
	)
}
