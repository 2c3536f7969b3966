import { STORAGE_KEYS } from '@app/contract/records'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { PushDevice } from '../scripts/push-device.ts'

/** As if the customer had said NOT NOW a moment ago: the pages of an order ask no more. */
export async function declineNews(context: BrowserContext): Promise<void> {
	await context.addInitScript((key) => {
		if (location.protocol.startsWith('http')) localStorage.setItem(key, String(Date.now()))
	}, STORAGE_KEYS.pushDeclined)
}

/**
 * What a headless browser lacks of notifications, put into its place: who answers its question, and its push service.
 */
interface Stand {
	subscription: PushDevice['subscription']
	/** The customer has not been asked yet, and says this when they are. */
	answer: 'granted' | 'denied' | null
}

/**
 * A browser that takes push messages: the shop's go to the local push service, and from there into the service
 * worker.
 */
export class PushBrowser extends PushDevice {
	readonly #context: BrowserContext

	private constructor(context: BrowserContext) {
		super(process.env.E2E_PUSH_ORIGIN!)
		this.#context = context
	}

	/**
	 * Headless Chromium refuses to subscribe and never asks: only these two are stood in for, and only once the pages
	 * are opened.
	 */
	static async open(
		context: BrowserContext,
		{ answer = null }: { answer?: Stand['answer'] } = {},
	): Promise<PushBrowser> {
		const browser = new PushBrowser(context)
		if (answer !== 'denied') await context.grantPermissions(['notifications'])
		await context.addInitScript(standIn, { subscription: browser.subscription, answer })
		return browser
	}

	/**
	 * Hands the newest message of the push service to the page's service worker, through the browser's debugging
	 * protocol.
	 */
	async deliver(page: Page, count: number): Promise<void> {
		await expect.poll(async () => (await this.taken()).length).toBe(count)
		const session = await this.#context.newCDPSession(page)
		const registered = new Promise<string>((resolve) => {
			session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
				if (registrations[0]) resolve(registrations[0].registrationId)
			})
		})
		await session.send('ServiceWorker.enable')
		const data = this.read((await this.taken()).at(-1)!)
		const origin = new URL(page.url()).origin
		await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
		await session.detach()
	}

	/**
	 * The browser gives up its subscription for another one, as it tells the worker of it; the same browser at its new
	 * address.
	 */
	async changeSubscription(): Promise<PushBrowser> {
		const next = new PushBrowser(this.#context)
		const [worker] = this.#context.serviceWorkers()
		await worker!.evaluate(
			async ({ former, subscription }) => {
				const made = (json: object) => ({ options: {}, toJSON: () => json }) as unknown as PushSubscription
				// Headless Chromium refuses to subscribe.
				PushManager.prototype.subscribe = async () => made(subscription)
				let work: unknown
				const fields = { oldSubscription: made(former), waitUntil: (begun: unknown) => (work = begun) }
				self.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), fields))
				await work
			},
			{ former: this.subscription, subscription: next.subscription },
		)
		return next
	}

	/** Titles of what the device shows, by the alphabet: browsers keep no order. */
	shown(page: Page): Promise<string[]> {
		return page.evaluate(async () => {
			const registration = await navigator.serviceWorker.ready
			return (await registration.getNotifications()).map(({ title }) => title).sort()
		})
	}

	/** Taps the notification with this title, as the browser tells the worker of it. */
	async tap(title: string): Promise<void> {
		const [worker] = this.#context.serviceWorkers()
		await worker!.evaluate(async (wanted) => {
			const scope = self as unknown as { registration: ServiceWorkerRegistration }
			const shown = await scope.registration.getNotifications()
			const notification = shown.find((one) => one.title === wanted)
			const Tap = (self as unknown as { NotificationEvent: new (type: string, init: object) => Event })
				.NotificationEvent
			self.dispatchEvent(new Tap('notificationclick', { notification }))
		}, title)
	}
}

function standIn({ subscription, answer }: Stand): void {
	const KEY = 'test-push'
	const read = () => JSON.parse(localStorage.getItem(KEY) ?? '{}') as { isOn?: boolean; answer?: string }
	const write = (changes: object) => localStorage.setItem(KEY, JSON.stringify({ ...read(), ...changes }))
	const made = {
		endpoint: subscription.endpoint,
		toJSON: () => subscription,
		unsubscribe: async () => {
			write({ isOn: false })
			return true
		},
	}
	PushManager.prototype.subscribe = async () => {
		write({ isOn: true })
		return made as unknown as PushSubscription
	}
	PushManager.prototype.getSubscription = async () => (read().isOn ? (made as unknown as PushSubscription) : null)
	if (answer === null) return
	Object.defineProperty(Notification, 'permission', { get: () => read().answer ?? 'default' })
	Notification.requestPermission = async () => {
		write({ answer })
		return answer
	}
}
