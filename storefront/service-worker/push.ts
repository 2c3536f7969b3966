import type { PushPayload } from '@app/contract/push'
import { PUSH_RENEWAL_PATH } from '@app/contract/service-worker'
import { readNotice, safePath } from '@app/domain/device/push-notice'
import { english, type Language } from '@app/language/language'
import { inLanguage, LANGUAGE_TAGS, type LanguageTag, splitLanguage } from '@app/language/tags'
import { workersGerman } from './german.ts'
import { worker } from './scope.ts'

const ICON = '/icons/icon-192.png'
const BADGE = '/icons/badge-96.png'

/** Messages of the shop: shows them, and leads a click to the page that they are about. */
export function listenForPush(): void {
	worker.addEventListener('push', (event) => event.waitUntil(show(event.data)))
	worker.addEventListener('notificationclick', (event) => {
		event.notification.close()
		event.waitUntil(open((event.notification.data as Partial<PushPayload> | null) ?? {}))
	})
	worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event as SubscriptionChange)))
}

async function show(data: PushMessageData | null): Promise<void> {
	const { title, body, tag, path, language } = readNotice(data?.text() ?? null, await spoken())
	const shown = await worker.registration.getNotifications({ tag })
	// News sound again although they take the place of older ones; a message that came twice does not.
	const renotify = !shown.some((earlier) => earlier.title === title && earlier.body === body)
	const options = { body, tag, renotify, icon: ICON, badge: BADGE, data: { path, language } }
	await worker.registration.showNotification(title, options)
}

const openTabs = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
const placeOf = ({ url }: Client) => splitLanguage(new URL(url).pathname)

/** What a message without words is told in: the language of the open page, else of the browser. */
async function spoken(): Promise<Language> {
	const [tab] = await openTabs()
	const tag = tab ? placeOf(tab).tag : navigator.language.split('-')[0]
	return tag === 'de' ? workersGerman : english
}

/**
 * An open tab of the shop comes to the front and goes there; without one a new one opens, in the language of the
 * message.
 */
async function open({ path, language }: Partial<PushPayload>): Promise<void> {
	const windows = await openTabs()
	// Nobody is led away from a payment.
	const tabs = windows.filter((tab) => !placeOf(tab).path.startsWith('/checkout/payment'))
	const front = tabs.find(({ focused }) => focused) ?? tabs[0]
	const addressIn = (tag: LanguageTag) => new URL(inLanguage(tag, safePath(path)), worker.location.origin).href
	const address = addressIn(front ? placeOf(front).tag : (LANGUAGE_TAGS.find((tag) => tag === language) ?? 'en'))
	const there = tabs.find((tab) => tab.url === addressIn(placeOf(tab).tag))
	const tab = there ?? front
	if (!tab) return void (await worker.clients.openWindow(address))
	await tab.focus().catch(() => null)
	// A tab that this worker does not control yet cannot be led anywhere.
	if (!there) await tab.navigate(address).catch(() => worker.clients.openWindow(address))
}

interface SubscriptionChange extends ExtendableEvent {
	oldSubscription?: PushSubscription | null
	newSubscription?: PushSubscription | null
}

/**
 * The browser gave up its subscription: it gets another one, and the shop learns of it at once. Where that fails, or
 * the browser does not say which one it was, the next page that asks about notifications tells the shop.
 */
async function renew({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
	if (!oldSubscription) return
	const { pushManager } = worker.registration
	const next = newSubscription ?? (await pushManager.subscribe(oldSubscription.options).catch(() => null))
	if (!next) return
	const body = JSON.stringify({ former: oldSubscription, subscription: next })
	const headers = { 'Content-Type': 'application/json' }
	await fetch(PUSH_RENEWAL_PATH, { method: 'POST', headers, body }).catch(() => null)
}
