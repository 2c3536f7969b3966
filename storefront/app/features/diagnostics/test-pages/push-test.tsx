import { successOf } from '@app/contract/errors'
import { PushKeySchema } from '@app/contract/push'
import { t } from '@app/language/current'
import { useState } from 'react'
import * as v from 'valibot'
import {
	readNotificationPermission,
	readSubscription,
	subscribeDevice,
	subscriptionToWire,
} from '../../../lib/pwa/notifications.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useUser } from '../../auth/auth-store.ts'
import { sayPermission } from './say-permission.ts'
import { TestPage } from './test-page.tsx'
import { useExchange } from './use-exchange.ts'

const KeyReplySchema = successOf(PushKeySchema)

/** /test/push: the calls of section 7 (Push) one by one, as this device makes them. */
export function PushTest() {
	const { cms } = useSite()
	const userId = useUser()?.id ?? null
	const exchange = useExchange()
	const { ask, note } = exchange
	const [slug, setSlug] = useState('')
	const asker = { userId, ...(slug && { orderSlug: slug }) }
	const post = (path: string, body: object) => ask(`POST ${path}`, body, () => cms.post(path, body, v.unknown()))

	async function checkStatus() {
		const permission = readNotificationPermission()
		if (permission === 'unsupported') note('event', t('This browser has no push messages'))
		const endpoint = await readSubscription().then((subscription) => subscription?.endpoint ?? null)
		await post('/capi/push/check-status', {
			endpoint,
			permission: permission === 'unsupported' ? 'denied' : permission,
			...asker,
		})
	}

	async function subscribe() {
		await ask(t('Subscribe this device'), undefined, async () => {
			const permission = await Notification.requestPermission()
			note('event', t('Permission: {permission}', { permission: sayPermission(permission) }))
			const { data } = await cms.get('/capi/push/key', KeyReplySchema, { isPublic: true })
			const subscription = subscriptionToWire(await subscribeDevice(data.public_key))
			note('event', t('The browser has subscribed'), subscription)
			const { collectDeviceInfo } = await import('../../../lib/pwa/device-metadata.ts')
			const body = { subscription, deviceInfo: await collectDeviceInfo(), ...asker }
			note('request', 'POST /capi/push/subscribe', body)
			return cms.post('/capi/push/subscribe', body, v.unknown())
		})
	}

	async function update() {
		const endpoint = (await readSubscription())?.endpoint
		if (!endpoint) return note('event', t('This device has no subscription to update'))
		await post('/capi/push/update', { endpoint, ...asker })
	}

	return (
		<TestPage
			title={t('Push Test')}
			about={t(
				'Permission, subscription and what the shop knows of this device, call by call. Works while the shop is out, too.',
			)}
			exchange={exchange}
		>
			<TextField
				label={t('Order slug')}
				value={slug}
				autoComplete="off"
				onChange={({ target }) => setSlug(target.value.trim())}
				hint={t('For guests: the last part of the tracking page’s address. Empty while you are signed in.')}
			/>
			<div className="flex flex-wrap gap-3">
				<Button busy={exchange.isBusy} onClick={checkStatus}>
					{t('Check status')}
				</Button>
				<Button variant="secondary" onClick={subscribe}>
					{t('Subscribe')}
				</Button>
				<Button variant="secondary" onClick={update}>
					{t('Update')}
				</Button>
				<Button
					variant="secondary"
					onClick={() =>
						ask('GET /capi/push/key', undefined, () => cms.get('/capi/push/key', v.unknown(), { isPublic: true }))
					}
				>
					{t('Read the key')}
				</Button>
			</div>
		</TestPage>
	)
}
