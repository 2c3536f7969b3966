import type { PushTopics } from '@app/contract/push'
import { t } from '@app/language/current'
import { useEffect, useRef, useState } from 'react'
import { readSubscription } from '../../../lib/pwa/notifications.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useUser } from '../../auth/auth-store.ts'
import { DeviceSwitch } from './device-switch.tsx'
import { failPush, type PushOutcome } from './enable-push.ts'
import { type PushVisitor, pushCalls } from './push-calls.ts'
import { TopicChoice } from './topic-choice.tsx'
import { type PushDevice, usePushDevice } from './use-push-device.ts'

/** /settings/notifications: this device, and what it tells. */
export function NotificationsPage() {
	const device = usePushDevice()
	const { topics, choose, readFailure } = useTopics(device)
	const failure = device.failure ?? readFailure
	return (
		<>
			<div>
				<h2 className="text-3xl">{t('Notifications')}</h2>
				<p className="mt-1.5 text-soft text-pretty">
					{t('Each device is switched on by itself. What happens to your order also comes by mail.')}
				</p>
			</div>
			<DeviceSwitch device={device} />
			{failure && device.permission !== 'denied' && <Notice tone="error">{failure}</Notice>}
			<TopicChoice topics={topics} isOn={device.status === 'active'} onChoose={choose} />
		</>
	)
}

const DEFAULTS: PushTopics = { orders: true, offers: false }

/**
 * What the device wants to be told about, read once it is on; a change is shown at once and taken back where it was
 * not kept.
 */
function useTopics(device: PushDevice) {
	const [topics, setTopics] = useState(DEFAULTS)
	const [readFailure, setReadFailure] = useState<string | null>(null)
	const turns = useRef(0)
	const isOn = device.status === 'active'
	const userId = useUser()?.id ?? null
	const { cms } = useSite()
	useEffect(() => {
		if (!isOn) return
		const turn = ++turns.current
		setReadFailure(null)
		// Reading changes nothing: the switch stays free, and a choice made meanwhile is newer than the answer.
		readTopics({ cms, userId }).then(
			(stored) => turn === turns.current && setTopics(stored),
			(error) => {
				const outcome = failPush({ step: 'check' }, error)
				if (turn === turns.current) setReadFailure(outcome.text)
			},
		)
	}, [isOn, cms, userId])

	async function choose(wanted: PushTopics) {
		if (device.isBusy) return
		turns.current++
		setReadFailure(null)
		setTopics(wanted)
		const outcome = await device.act((visitor) => saveTopics(visitor, wanted))
		if (!outcome.ok) setTopics(topics)
	}
	return { topics, choose, readFailure }
}

async function callPreferences(visitor: PushVisitor, wanted: PushTopics | null): Promise<PushTopics> {
	const endpoint = (await readSubscription())?.endpoint ?? ''
	return (await pushCalls.preferences(visitor, endpoint, wanted)).topics
}

const readTopics = (visitor: PushVisitor) => callPreferences(visitor, null)

const saveTopics = (visitor: PushVisitor, wanted: PushTopics): Promise<PushOutcome> =>
	callPreferences(visitor, wanted).then(
		() => ({ ok: true }),
		(error) => failPush({ step: 'update' }, error),
	)
