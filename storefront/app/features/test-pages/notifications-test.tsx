import { useEffect, useState } from 'react'
import { readNotificationPermission, showNotification } from '../../platform/notifications.ts'
import { serviceWorkerReady } from '../../platform/service-worker.ts'
import { useSite } from '../../platform/site-context.tsx'
import { announce, showToast } from '../../platform/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useUser } from '../auth/auth-store.ts'
import { TestPage } from './test-page.tsx'
import { useExchange } from './use-exchange.ts'

/** /test/notifications: what this device shows its owner: notifications of the system, toasts, and words for screen readers. */
export function NotificationsTest() {
	const { cms } = useSite()
	const userId = useUser()?.id ?? null
	const exchange = useExchange()
	const { ask, note } = exchange
	const [permission, setPermission] = useState<string | null>(null)
	const [title, setTitle] = useState('Order Completed!')
	const [message, setMessage] = useState('Your burgers are on the grill.')
	useEffect(() => setPermission(readNotificationPermission()), [])

	const askPermission = () =>
		ask('Ask for the permission', undefined, async () => {
			const push = await import('../push/push-store.ts')
			await push.askPermission()
			setPermission(readNotificationPermission())
			return readNotificationPermission()
		})
	const showHere = () =>
		ask('Show a notification', { title, body: message }, async () => {
			if (readNotificationPermission() !== 'granted') return 'Not shown: there is no permission.'
			if (!(await serviceWorkerReady())) return 'Not shown: there is no service worker.'
			await showNotification({ title, body: message, tag: 'test' })
			return 'Handed to the browser.'
		})
	const readStatus = () =>
		ask('Push status', { permission: readNotificationPermission(), userId }, async () => {
			const { checkPushStatus } = await import('../push/push-store.ts')
			return (await checkPushStatus({ cms, userId })) ?? 'No answer.'
		})
	const toast = (tone: 'green' | 'yellow' | 'red') => {
		showToast({ tone, title, message })
		note('event', `A ${tone} toast`, { title, message })
	}

	return (
		<TestPage title="Notifications Test" about={`Permission on this device: ${permission ?? '…'}.`} exchange={exchange}>
			<TextField label="Title" value={title} onChange={({ target }) => setTitle(target.value)} />
			<TextField label="Message" value={message} onChange={({ target }) => setMessage(target.value)} />
			<div className="flex flex-wrap gap-3">
				<Button busy={exchange.isBusy} onClick={showHere}>
					Show a notification
				</Button>
				<Button look="secondary" onClick={askPermission}>
					Ask for the permission
				</Button>
				<Button look="secondary" onClick={readStatus}>
					Push status
				</Button>
				{(['green', 'yellow', 'red'] as const).map((tone) => (
					<Button key={tone} look="secondary" onClick={() => toast(tone)}>
						{`A ${tone} toast`}
					</Button>
				))}
				<Button
					look="secondary"
					onClick={() => {
						announce(message)
						note('event', 'Said to screen readers', message)
					}}
				>
					Say it
				</Button>
			</div>
		</TestPage>
	)
}
