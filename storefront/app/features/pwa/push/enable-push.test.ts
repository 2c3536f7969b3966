import { MISSING_KEYS } from '@app/contract/push'
import { PUSH_TEXTS } from '@app/domain/device/push-texts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCmsClient } from '../../../lib/http/cms-client.ts'
import { keepLog } from '../../../lib/log.ts'
import { askPermission, enablePush, switchOnBy } from './enable-push.ts'
import { checkPushStatus, leaveDevice } from './push-store.ts'
import { switchOff } from './switch-off.ts'

/** The service worker's registration, as far as notifications need it. */
const registration = vi.hoisted(() => ({
	showNotification: vi.fn(async () => {}),
	pushManager: {
		subscribe: vi.fn(async (): Promise<unknown> => null),
		getSubscription: vi.fn(async (): Promise<unknown> => null),
	},
}))
const worker = vi.hoisted(() => ({ isReady: true, comesLate: false }))
vi.mock('../../../lib/pwa/service-worker.ts', () => ({
	serviceWorkerReady: async () => (worker.isReady ? registration : worker.comesLate ? new Promise(() => {}) : null),
	findRegistration: async () => registration,
}))
vi.mock('../../../lib/pwa/device-metadata.ts', () => ({ collectDeviceInfo: async () => ({}) }))

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/1'
const subscription = (keys: object = { p256dh: 'p', auth: 'a' }) => ({
	endpoint: ENDPOINT,
	toJSON: () => ({ endpoint: ENDPOINT, keys }),
	unsubscribe: vi.fn(async () => true),
})
const answers: Record<string, unknown> = {
	'/capi/push/key': { success: true, data: { public_key: 'key' } },
	'/capi/push/subscribe': { success: true, error: null },
	'/capi/push/update': { success: true, message: 'done' },
	'/capi/push/unsubscribe': { success: true, message: 'done' },
}
const logged: unknown[] = []

/** A shop that answers as above, but with a status where `failing` has one; 0: nobody is there. */
function shop(failing: Record<string, number> = {}) {
	const calls: string[] = []
	const request: typeof fetch = async (input) => {
		const { pathname } = new URL(String(input))
		calls.push(pathname.replace('/capi/push/', ''))
		const status = failing[pathname.replace('/capi/push/', '')] ?? 200
		if (status === 0) throw new TypeError('offline')
		return new Response(JSON.stringify(answers[pathname]), { status })
	}
	return { calls, visitor: { cms: createCmsClient('https://cms.example', request), userId: 'me' } }
}

function browser({ permission, says = permission }: { permission: string; says?: string }) {
	const notification = { permission, requestPermission: async () => (notification.permission = says) }
	vi.stubGlobal('Notification', notification)
	vi.stubGlobal('PushManager', class {})
	vi.stubGlobal('navigator', { serviceWorker: {} })
}

beforeEach(() => {
	logged.length = 0
	worker.isReady = true
	worker.comesLate = false
	keepLog((report) => logged.push(report.detail))
	registration.showNotification.mockClear()
	registration.pushManager.subscribe.mockReset().mockResolvedValue(subscription())
	registration.pushManager.getSubscription.mockReset().mockResolvedValue(null)
})
afterEach(() => vi.unstubAllGlobals())

test('a new permission is welcomed, and the device subscribed', async () => {
	browser({ permission: 'default', says: 'granted' })
	const { visitor, calls } = shop()
	expect(await enablePush(visitor)).toEqual({ ok: true })
	expect(calls).toEqual(['key', 'subscribe'])
	expect(registration.showNotification).toHaveBeenCalledWith('Welcome to Big Dill!', expect.anything())
	expect(registration.pushManager.subscribe).toHaveBeenCalledWith({
		userVisibleOnly: true,
		applicationServerKey: 'key',
	})
})

test('whoever is nobody yet gives the permission only, and an old one is not welcomed again', async () => {
	browser({ permission: 'granted' })
	const { visitor, calls } = shop()
	expect(await enablePush({ ...visitor, userId: null })).toEqual({ ok: true })
	expect(calls).toEqual([])
	expect(registration.showNotification).not.toHaveBeenCalled()
})

test.each([
	['denied', PUSH_TEXTS.blocked],
	['default', PUSH_TEXTS.enableFailed],
])('a browser that answers %s subscribes nothing', async (says, text) => {
	browser({ permission: 'default', says })
	const { visitor, calls } = shop()
	expect(await enablePush(visitor)).toEqual({ ok: false, text })
	expect(calls).toEqual([])
})

test.each([
	[{ key: 0 }, PUSH_TEXTS.saveUnreachable],
	[{ key: 503 }, PUSH_TEXTS.saveFailed],
	[{ subscribe: 0 }, PUSH_TEXTS.saveUnreachable],
	[{ subscribe: 400 }, PUSH_TEXTS.saveFailed],
])('a shop that fails with %j is told of in its words, the status in the log', async (failing, text) => {
	browser({ permission: 'granted' })
	expect(await enablePush(shop(failing).visitor)).toEqual({ ok: false, text })
	const [status] = Object.values(failing)
	if (status) expect(logged).toContain(`Backend returned ${status}`)
})

test('a subscription that cannot be made, or has no keys, is not sent', async () => {
	browser({ permission: 'granted' })
	const { visitor, calls } = shop()
	registration.pushManager.subscribe.mockRejectedValueOnce(new Error('refused'))
	expect(await enablePush(visitor)).toEqual({ ok: false, text: PUSH_TEXTS.subscriptionInvalid })
	registration.pushManager.subscribe.mockResolvedValueOnce(subscription({ p256dh: 'p' }))
	expect(await enablePush(visitor)).toEqual({ ok: false, text: PUSH_TEXTS.subscriptionInvalid })
	expect(logged).toContainEqual(new Error(MISSING_KEYS))
	expect(calls).toEqual(['key', 'key'])
})

test('a subscription that was made with another key is given up for a new one', async () => {
	browser({ permission: 'granted' })
	const former = subscription()
	registration.pushManager.subscribe.mockRejectedValueOnce(new Error('another key'))
	registration.pushManager.getSubscription.mockResolvedValue(former)
	expect(await enablePush(shop().visitor)).toEqual({ ok: true })
	expect(former.unsubscribe).toHaveBeenCalled()
})

test.each([
	[{}, { ok: true }, ['update']],
	[{ update: 404 }, { ok: true }, ['update', 'key', 'subscribe']],
	[{ update: 500 }, { ok: false, text: PUSH_TEXTS.updateFailed }, ['update']],
])('the preference of a subscribed device is updated: %j', async (failing, outcome, expected) => {
	browser({ permission: 'granted' })
	registration.pushManager.getSubscription.mockResolvedValue(subscription())
	const { visitor, calls } = shop(failing)
	expect(await switchOnBy('subscription-update-required')(visitor)).toEqual(outcome)
	expect(calls).toEqual(expected)
})

test('a device that the shop does not know is subscribed at once', () => {
	expect(switchOnBy('subscription-required')).toBe(enablePush)
	expect(switchOnBy('user-disabled')).not.toBe(enablePush)
})

test('a status that cannot be asked for is null, and noted', async () => {
	browser({ permission: 'granted' })
	expect(await checkPushStatus(shop({ 'check-status': 503 }).visitor)).toBeNull()
	expect(logged).toContain('Backend returned 503')
})

test('a device that is left is told to the shop; where that fails the browser gives its subscription up', async () => {
	browser({ permission: 'granted' })
	const own = subscription()
	registration.pushManager.getSubscription.mockResolvedValue(own)
	await leaveDevice(shop().visitor.cms)
	expect(own.unsubscribe).not.toHaveBeenCalled()
	await leaveDevice(shop({ unsubscribe: 0 }).visitor.cms)
	expect(own.unsubscribe).toHaveBeenCalled()
})

test.each([
	[{}, { ok: true }],
	[{ unsubscribe: 500 }, { ok: false, text: PUSH_TEXTS.updateFailed }],
	[{ unsubscribe: 0 }, { ok: false, text: PUSH_TEXTS.updateFailed }],
])('a device that is switched off is told to the shop: %j', async (failing, outcome) => {
	browser({ permission: 'granted' })
	registration.pushManager.getSubscription.mockResolvedValue(subscription())
	const { visitor, calls } = shop(failing)
	expect(await switchOff(visitor)).toEqual(outcome)
	expect(calls).toEqual(['unsubscribe'])
})

test('a device is switched off while its first service worker still installs', async () => {
	browser({ permission: 'granted' })
	worker.isReady = false
	registration.pushManager.getSubscription.mockResolvedValue(subscription())
	const { visitor, calls } = shop()
	expect(await switchOff(visitor)).toEqual({ ok: true })
	expect(calls).toEqual(['unsubscribe'])
})

test('a device without an active service worker is not subscribed, and says that the same works later', async () => {
	browser({ permission: 'granted' })
	worker.isReady = false
	const { visitor, calls } = shop()
	expect(await enablePush(visitor)).toEqual({ ok: false, text: PUSH_TEXTS.subscriptionInvalid, isEarly: true })
	expect(calls).toEqual(['key'])
})

test('the permission is granted before the service worker can show the welcome', async () => {
	browser({ permission: 'default', says: 'granted' })
	worker.isReady = false
	worker.comesLate = true
	expect(await askPermission()).toBe('granted')
})

test('a browser that never answers keeps neither button waiting, and its state is not guessed', async () => {
	vi.useFakeTimers()
	browser({ permission: 'granted' })
	const { visitor, calls } = shop()
	registration.pushManager.getSubscription.mockReturnValue(new Promise(() => {}))
	registration.pushManager.subscribe.mockReturnValue(new Promise(() => {}))
	const answers = Promise.all([switchOff(visitor), checkPushStatus(visitor), enablePush(visitor)])
	await vi.advanceTimersByTimeAsync(20_000)
	expect(await answers).toEqual([
		{ ok: false, text: PUSH_TEXTS.updateFailed },
		null,
		{ ok: false, text: PUSH_TEXTS.subscriptionInvalid },
	])
	expect(calls).toEqual(['key'])
	vi.useRealTimers()
})
