import { MISSING_KEYS, type PushSubscriptionInput } from '@app/contract/push'
import type { Knex } from 'knex'
import { CapiError, invalidPayload, notFound } from '../http/errors.ts'
import {
	findDevice,
	followOrder,
	handOver,
	type PushDevice,
	saveDevice,
	setEnabled,
	trimDevices,
	trimFollowers,
} from '../repositories/push-subscriptions.ts'
import { lockCustomer } from '../repositories/saved-cards.ts'
import { inTransaction } from '../repositories/transaction.ts'
import type { Runtime } from '../runtime.ts'
import type { PushAsker } from './asker.ts'
import type { VapidKeys } from './config.ts'
import { isKnownPushService, type PushHost } from './push-hosts.ts'
import { areSubscriptionKeys } from './subscription-keys.ts'

/** Each is sent every message: more devices than a household has are not kept. */
const MAX_DEVICES = 20
const MAX_FOLLOWERS = 10

/** A subscription that messages can be sent to. */
type UsableSubscription = Pick<PushDevice, 'endpoint' | 'keys'>

/**
 * Throws 400: with section 5's text where a key is missing, for keys that nothing can be encrypted for, and for
 * addresses of no known push service.
 */
export function assertUsable(
	{ endpoint, keys }: PushSubscriptionInput,
	hosts: readonly PushHost[],
): UsableSubscription {
	const { p256dh, auth } = keys ?? {}
	if (!p256dh || !auth) throw new CapiError(400, 'INVALID_PAYLOAD', MISSING_KEYS, { field: 'subscription.keys' })
	if (!areSubscriptionKeys({ p256dh, auth })) {
		throw invalidPayload('subscription.keys', 'must be a P-256 key and a secret of 16 bytes')
	}
	if (!isKnownPushService(endpoint, hosts)) {
		throw invalidPayload('subscription.endpoint', 'must be the address of a known push service')
	}
	return { endpoint, keys: { p256dh, auth } }
}

/**
 * Keeps a browser's subscription for who asks, switched on; the id of its row. One that another account had on the
 * same device moves.
 */
export async function subscribe(
	{ database, clock }: Runtime,
	asker: PushAsker,
	{ endpoint, keys }: UsableSubscription,
	{ publicKey }: VapidKeys,
): Promise<number> {
	return inTransaction(database, async (transaction) => {
		// One device of an account after the other: those that are added at the same moment would not count each other.
		if (asker.user !== null) await lockCustomer(transaction, asker.user)
		const former = await findDevice(transaction, endpoint)
		const now = clock.now()
		const id = await saveDevice(transaction, {
			endpoint,
			keys,
			serverKey: publicKey,
			user: asker.user,
			language: asker.language,
			now,
		})
		await link(transaction, { id, user: former ? former.user : asker.user }, asker)
		return id
	})
}

/**
 * The subscription that the shop has under this address is for who asks from now on, switched on. 404 where it has
 * none.
 */
export async function claim(
	{ database, clock }: Runtime,
	asker: PushAsker,
	endpoint: string,
	{ publicKey }: VapidKeys,
): Promise<void> {
	await inTransaction(database, async (transaction) => {
		const device = await findDevice(transaction, endpoint)
		if (device?.serverKey !== publicKey) throw notFound('The subscription was not found.')
		await setEnabled(transaction, device.id, { enabled: true, now: clock.now(), language: asker.language })
		await link(transaction, device, asker)
	})
}

async function link(
	transaction: Knex.Transaction,
	device: Pick<PushDevice, 'id' | 'user'>,
	{ user, order }: PushAsker,
): Promise<void> {
	if (user !== null) {
		if (device.user !== user) await handOver(transaction, device.id, user)
		await trimDevices(transaction, user, MAX_DEVICES)
	}
	// The account's own orders are told to all of its devices.
	if (order === null || (user !== null && order.user === user)) return
	await followOrder(transaction, device.id, order.id)
	await trimFollowers(transaction, order.id, MAX_FOLLOWERS)
}
