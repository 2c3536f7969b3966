import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { useEffect, useState } from 'react'
import { readNotificationPermission, showNotification } from '../../../lib/pwa/notifications.ts'
import { serviceWorkerReady } from '../../../lib/pwa/service-worker.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { announce, showToast } from '../../../lib/rendering/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useUser } from '../../auth/auth-store.ts'
import { sayPermission } from './say-permission.ts'
import { TestPage } from './test-page.tsx'
import { useExchange } from './use-exchange.ts'

const TOASTS = {
	green: 'A green toast',
	yellow: 'A yellow toast',
	red: 'A red toast',
} as const satisfies Record<string, PlainMessage>

/**
 * /test/notifications: what this device shows its owner: notifications of the system, toasts, and words for screen
 * readers.
 */
export function NotificationsTest() {
	const { cms } = useSite()
	const userId = useUser()?.id ?? null
	const exchange = useExchange()
	const { ask, note } = exchange
	const [permission, setPermission] = useState<string | null>(null)
	const [title, setTitle] = useState<string>(() => t('Order Completed!'))
	const [message, setMessage] = useState<string>(() => t('Your burgers are on the grill.'))
	useEffect(() => setPermission(readNotificationPermission()), [])

	const askPermission = () =>
		ask(t('Ask for the permission'), undefined, async () => {
			const push = await import('../../pwa/push/push-store.ts')
			await push.askPermission()
			setPermission(readNotificationPermission())
			return readNotificationPermission()
		})
	const showHere = () =>
		ask(t('Show a notification'), { title, body: message }, async () => {
			if (readNotificationPermission() !== 'granted') return t('Not shown: there is no permission.')
			if (!(await serviceWorkerReady())) return t('Not shown: there is no service worker.')
			await showNotification({ title, body: message, tag: 'test' })
			return t('Handed to the browser.')
		})
	const readStatus = () =>
		ask(t('Push status'), { permission: readNotificationPermission(), userId }, async () => {
			const { checkPushStatus } = await import('../../pwa/push/push-store.ts')
			return (await checkPushStatus({ cms, userId })) ?? t('No answer.')
		})
	const toast = (tone: keyof typeof TOASTS) => {
		showToast({ tone, title, message })
		note('event', t(TOASTS[tone]), { title, message })
	}

	return (
		<TestPage
			title={t('Notifications Test')}
			about={t('Permission on this device: {permission}.', { permission: sayPermission(permission ?? '…') })}
			exchange={exchange}
		>
			<TextField label={t('Title')} value={title} onChange={({ target }) => setTitle(target.value)} />
			<TextField label={t('Message')} value={message} onChange={({ target }) => setMessage(target.value)} />
			<div className="flex flex-wrap gap-3">
				<Button busy={exchange.isBusy} onClick={showHere}>
					{t('Show a notification')}
				</Button>
				<Button variant="secondary" onClick={askPermission}>
					{t('Ask for the permission')}
				</Button>
				<Button variant="secondary" onClick={readStatus}>
					{t('Push status')}
				</Button>
				{(Object.keys(TOASTS) as (keyof typeof TOASTS)[]).map((tone) => (
					<Button key={tone} variant="secondary" onClick={() => toast(tone)}>
						{t(TOASTS[tone])}
					</Button>
				))}
				<Button
					variant="secondary"
					onClick={() => {
						announce(message)
						note('event', t('Said to screen readers'), message)
					}}
				>
					{t('Say it')}
				</Button>
			</div>
		</TestPage>
	)
}
