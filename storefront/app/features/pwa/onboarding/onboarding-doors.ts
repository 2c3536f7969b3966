import { ONBOARDING_LOCATION_TIMEOUT_MS } from '@app/contract/constants'
import { DEVICE_KEYS, type OnboardingCompletion } from '@app/contract/device'
import { formatDuration } from '@app/domain/text/duration'
import { t } from '@app/language/current'
import { track } from '../../../lib/analytics/analytics.ts'
import type { CmsClient } from '../../../lib/http/cms-client.ts'
import { record } from '../../../lib/log.ts'
import { locateIfGranted } from '../../../lib/pwa/locate.ts'
import { showToast } from '../../../lib/rendering/toast.ts'
import { writeDevice } from '../../../lib/storage/device-database.ts'
import { now } from '../../../lib/timing/clock.ts'
import { authStore } from '../../auth/auth-store.ts'
import { describeSession } from './describe-session.ts'
import { freeSpace } from './free-space.ts'
import { readOnboarding, saveCompletion, saveSession } from './onboarding-records.ts'
import type { OnboardingDoors } from './onboarding-run.ts'

/** Where the device is, if the customer allowed it on the way: asked again, nobody would know what for. */
async function collectPlace(): Promise<void> {
	const place = await locateIfGranted(ONBOARDING_LOCATION_TIMEOUT_MS)
	if (place) await writeDevice('deviceInfo', DEVICE_KEYS.location, place)
}

async function checkPush(cms: CmsClient): Promise<void> {
	const { checkPushStatus } = await import('../push/push-store.ts')
	await checkPushStatus({ cms, userId: authStore.get().user?.id ?? null })
}

const onFailure = (error: unknown) => record('info', 'What follows the welcome failed.', error)

function tellCompleted({ sessionId, totalDuration, completedSteps }: OnboardingCompletion): void {
	record('info', `The welcome was completed in ${formatDuration(totalDuration)}.`)
	track({
		name: 'pwa_onboarding_completed',
		params: { session_id: sessionId, duration_ms: totalDuration, completed_steps: completedSteps.length },
	})
}

/** The real device and shop behind a run. */
export function openDoors(cms: CmsClient, goTo: (path: string) => void): OnboardingDoors {
	return {
		now,
		detect: describeSession,
		read: readOnboarding,
		saveSession,
		saveCompletion,
		freeSpace,
		reportError(code, message, session) {
			record('warn', `The welcome failed: ${code}`, message)
			track({
				name: 'pwa_onboarding_error',
				params: {
					error_code: code,
					error_message: message.slice(0, 200),
					current_step: session?.currentStep ?? 'none',
					session_id: session?.sessionId ?? 'none',
				},
			})
		},
		tell: (text) => showToast({ tone: 'yellow', title: t(text) }),
		onCompleted(completion) {
			// Begun, not waited for: a slow satellite or shop keeps nobody from signing in.
			collectPlace().catch(onFailure)
			checkPush(cms).catch(onFailure)
			goTo('/auth/login')
			if (completion) tellCompleted(completion)
		},
	}
}
