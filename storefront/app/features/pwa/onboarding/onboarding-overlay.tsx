import type { OnboardingSession } from '@app/contract/device'
import { canGoBack, type OnboardingMove } from '@app/domain/device/onboarding-moves'
import { listSteps } from '@app/domain/device/onboarding-steps'
import { formatDuration } from '@app/domain/text/duration'
import { currentLanguage, t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { useId } from 'react'
import { BRAND } from '../../../brand.ts'
import bell from '../../../ui/art/scene-bell.webp'
import map from '../../../ui/art/scene-map.webp'
import membership from '../../../ui/art/scene-membership.webp'
import welcome from '../../../ui/art/scene-welcome.webp'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LocationStep } from './location-step.tsx'
import { NotificationsStep } from './notifications-step.tsx'
import './onboarding.css'
import { ProgressDots } from './progress-dots.tsx'
import { SignInStep, WelcomeStep } from './steps.tsx'
import { useLockedModal } from './use-locked-modal.ts'

const PICTURES = { welcome, location: map, notifications: bell, 'login-prompt': membership }
/** A shorter absence is not worth a word. */
const NOTABLE_MS = 120_000

interface OnboardingOverlayProps {
	session: OnboardingSession
	notice: PlainMessage | null
	leftForMs: number | null
	onMove: (move: OnboardingMove) => void
	onComplete: () => void
}

/** The four steps over the whole screen. There is no way out but through; everything optional can be skipped. */
export function OnboardingOverlay({ session, notice, leftForMs, onMove, onComplete }: OnboardingOverlayProps) {
	const titleId = useId()
	const modal = useLockedModal()
	const { currentStep } = session
	const step = listSteps(session, BRAND.name, currentLanguage()).find(({ id }) => id === currentStep)!
	const props = { step, titleId, onMove }
	return (
		<dialog {...modal} className="onboarding" aria-labelledby={titleId}>
			<div className="onboarding-stage auth-panel crinkle-bottom on-field bg-field text-on-field">
				{canGoBack(session) && (
					<IconButton icon="arrow-left" label={t('Back')} className="onboarding-back" onClick={() => onMove('back')} />
				)}
				<img key={currentStep} src={PICTURES[currentStep]} alt="" width="640" height="480" />
			</div>
			<div className="onboarding-body">
				<div className="m-auto grid w-full max-w-md gap-6">
					{notice && (
						<div role="alert">
							<Notice tone="progress">{t(notice)}</Notice>
						</div>
					)}
					{leftForMs !== null && leftForMs >= NOTABLE_MS && (
						<p className="font-medium text-soft">
							{t('Picking up where you left off {time} ago.', {
								time: formatDuration(leftForMs, currentLanguage()),
							})}
						</p>
					)}
					{currentStep === 'welcome' && <WelcomeStep {...props} />}
					{currentStep === 'location' && <LocationStep {...props} />}
					{currentStep === 'notifications' && <NotificationsStep {...props} />}
					{currentStep === 'login-prompt' && <SignInStep step={step} titleId={titleId} onComplete={onComplete} />}
				</div>
			</div>
			<footer className="onboarding-footer">
				<ProgressDots current={currentStep} />
			</footer>
		</dialog>
	)
}
