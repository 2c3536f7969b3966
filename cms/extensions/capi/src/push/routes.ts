import type { DeviceInfo } from '@app/contract/device-metadata'
import {
	PushCheckRequestSchema,
	PushPreferencesRequestSchema,
	PushRenewRequestSchema,
	PushSubscribeRequestSchema,
	PushUnsubscribeRequestSchema,
	PushUpdateRequestSchema,
} from '@app/contract/push'
import type { RequestHandler, Router } from 'express'
import { unavailable } from '../http/errors.ts'
import { limitPerMinute } from '../http/rate-limit.ts'
import { route } from '../http/route.ts'
import { parseBody } from '../http/validate.ts'
import type { Runtime } from '../runtime.ts'
import { findAsker, requireAsker } from './asker.ts'
import { checkStatus } from './check-status.ts'
import type { VapidKeys } from './config.ts'
import { renew } from './renew.ts'
import { assertUsable, claim, subscribe } from './subscribe.ts'
import { preferences, unsubscribe } from './unsubscribe.ts'

/**
 * Section 7, Push. Bearer token or `orderSlug`, a guest's own order; `userId` is not believed. 404 for an order that
 * there is not, 429, 503 where no VAPID keys are configured.
 */
export function registerPushRoutes(router: Router, runtime: Runtime): void {
	const { config } = runtime
	const limit = limitPerMinute('push', config.push.callsPerMinute, config)
	const noteDevice = (id: number, user: string | null, deviceInfo: DeviceInfo | null) =>
		runtime.devices.note({
			about: 'push',
			subject: String(id),
			user,
			address: null,
			deviceInfo: deviceInfo ?? undefined,
		})
	const keys = (): VapidKeys => {
		if (!config.push.vapid) throw unavailable()
		return config.push.vapid
	}

	/** GET /capi/push/key → `public_key`: what a browser subscribes with. */
	router.get(
		'/push/key',
		route(() => ({ data: { public_key: keys().publicKey } })),
	)

	/** POST /capi/push/check-status: `endpoint` or null, `permission` → top level `status`, `message`, `modal_type`. */
	router.post(
		'/push/check-status',
		limit,
		route(async (request, caller) => {
			const body = parseBody(request, PushCheckRequestSchema)
			const asker = await findAsker(runtime, caller, body)
			return { top: { ...(await checkStatus(runtime, asker, body, keys())) } }
		}),
	)

	/**
	 * POST /capi/push/update: `endpoint` → `message`: this device's subscription is the caller's, and on. 401 for
	 * nobody; 404 unknown.
	 */
	router.post(
		'/push/update',
		limit,
		route(async (request, caller) => {
			const body = parseBody(request, PushUpdateRequestSchema)
			await claim(runtime, await requireAsker(runtime, caller, body), body.endpoint, keys())
			return { message: 'Notifications are on for this device.' }
		}),
	)

	/**
	 * POST /capi/push/subscribe: `subscription`, `deviceInfo` → `error` null. 400 and 'Invalid subscription: missing
	 * required keys'; 400 for other addresses than those of known push services; 401 for nobody. A failure has its text
	 * in `error` too.
	 */
	router.post(
		'/push/subscribe',
		limit,
		repeatFailure,
		route(async (request, caller) => {
			const body = parseBody(request, PushSubscribeRequestSchema)
			const subscription = assertUsable(body.subscription, config.push.hosts)
			const asker = await requireAsker(runtime, caller, body)
			const id = await subscribe(runtime, asker, subscription, keys())
			noteDevice(id, asker.user, body.deviceInfo)
			return { top: { error: null } }
		}),
	)

	/**
	 * POST /capi/push/renew: `former`, `subscription` → `message`: the browser has given up one for the other. 400 as
	 * for /subscribe; 404 where the former is not known, or its secret is another.
	 */
	router.post(
		'/push/renew',
		limit,
		route(async (request) => {
			const { former, subscription } = parseBody(request, PushRenewRequestSchema)
			await renew(runtime, former, assertUsable(subscription, config.push.hosts))
			return { message: 'Notifications go to the new address of this device.' }
		}),
	)

	/** POST /capi/push/unsubscribe: `endpoint`, `reason` → `message`; also for addresses that nobody knows. */
	router.post(
		'/push/unsubscribe',
		limit,
		route(async (request) => {
			await unsubscribe(runtime, parseBody(request, PushUnsubscribeRequestSchema))
			return { message: 'Notifications are off for this device.' }
		}),
	)

	/**
	 * POST /capi/push/preferences: `endpoint`, `topics` or none to read them → `enabled`, `topics`. 401 for nobody; 404
	 * for another's device.
	 */
	router.post(
		'/push/preferences',
		limit,
		route(async (request, caller) => {
			const body = parseBody(request, PushPreferencesRequestSchema)
			return { data: await preferences(runtime, await requireAsker(runtime, caller, body), body) }
		}),
	)
}

/** Section 7 has a failed subscription's text in `error`, beside what every failure has. */
const repeatFailure: RequestHandler = (_request, response, next) => {
	const send = response.json.bind(response)
	response.json = (body: { success?: boolean; message?: string }) =>
		send(body.success === false ? { ...body, error: body.message } : body)
	next()
}
