import type { PushTopics } from '@app/contract/push'
import { t } from '@app/language/current'
import { useEffect, useState } from 'react'
import { readSubscription } from '../../platform/notifications.ts'
import { Notice } from '../../ui/notice.tsx'
import { DeviceSwitch } from './device-switch.tsx'
import { failPush } from './enable-push.ts'
import { pushCalls } from './push-calls.ts'
import { TopicChoice } from './topic-choice.tsx'
import { type PushDevice, usePushDevice } from './use-push-device.ts'

/** /settings/notifications: this device, and what it tells. */
export function NotificationsPage() {
	const device = usePushDevice()
	const [topics, choose] = useTopics(device)
	return (
		<>
			<div>
				<h2 className="text-3xl">{t('Notifications')}</h2>
				<p className="mt-1.5 text-soft text-pretty">
					{t('Each device is switched on by itself. What happens to your order also comes by mail.')}
				</p>
			</div>
			<DeviceSwitch device={device} />
			{device.failure && device.permission !== 'denied' && <Notice tone="error">{device.failure}</Notice>}
			<TopicChoice topics={topics} isOn={device.status === 'active'} onChoose={choose} />
		</>
	)
}

const DEFAULTS: PushTopics = { orders: true, offers: false }

/** What the device wants to be told about, read once it is on; a change is shown at once and taken back where it was not kept. */
function useTopics(device: PushDevice): [PushTopics, (topics: PushTopics) => void] {
	const [topics, setTopics] = useState(DEFAULTS)
	const isOn = device.status === 'active'
	// biome-ignore lint/correctness/useExhaustiveDependencies: read when the device is switched on.
	useEffect(() => {
		if (isOn) void device.act((visitor) => save(visitor, null))
	}, [isOn])

	async function save(visitor: Parameters<Parameters<PushDevice['act']>[0]>[0], wanted: PushTopics | null) {
		try {
			const endpoint = (await readSubscription())?.endpoint ?? ''
			setTopics((await pushCalls.preferences(visitor, endpoint, wanted)).topics)
			return { ok: true } as const
		} catch (error) {
			return failPush({ step: wanted ? 'update' : 'check' }, error)
		}
	}

	async function choose(wanted: PushTopics) {
		if (device.isBusy) return
		setTopics(wanted)
		const isKept = await device.act((visitor) => save(visitor, wanted))
		if (!isKept) setTopics(topics)
	}
	return [topics, choose]
}
