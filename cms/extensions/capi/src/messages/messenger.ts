import { type CoalescedWorker, createCoalescedWorker } from '../coalesced-worker.ts'
import { SUBMISSION_SENDER } from '../forms/send-submission.ts'
import { NEWSLETTER_SENDER } from '../newsletter/issues/send-issue.ts'
import { PAYMENT_ALERT_SENDER } from '../payments/send-payment-alert.ts'
import type { OutboxTask } from '../repositories/outbox.ts'
import { CHANNELS } from './channels.ts'
import type { Channel, CustomerNotification, NotificationDeps, Sender } from './notification.ts'
import type { NotificationEvent } from './notification-event.ts'
import { processOutbox } from './process-outbox.ts'

/** In a rush the messages of many orders are claimed together; nobody notices that theirs left a moment later. */
const SETTLE_MS = 100

const SENDERS: readonly Sender[] = [
	...CHANNELS.map(senderOf),
	SUBMISSION_SENDER,
	NEWSLETTER_SENDER,
	PAYMENT_ALERT_SENDER,
]

/** Sends what customers are to be told, each channel by itself: a mail server that hangs holds up no push message. */
export function createMessenger(
	deps: () => NotificationDeps,
	onError: (error: unknown) => void,
): Pick<CoalescedWorker, 'notify' | 'close'> {
	const channels = SENDERS.map((sender) =>
		createCoalescedWorker({ runOnce: () => processOutbox(deps(), sender), onError, settleMs: SETTLE_MS }),
	)
	return {
		notify() {
			for (const { notify } of channels) notify()
		},
		close() {
			for (const { close } of channels) close()
		},
	}
}

function senderOf({ topic, atOnce, send }: Channel): Sender {
	return { topic, atOnce, send: (deps, task) => send(deps, messageOf(task)) }
}

function messageOf({ id, payload }: OutboxTask): CustomerNotification {
	const numberOf = (value: unknown) => (value === undefined ? null : Number(value))
	return {
		fact: payload.fact as NotificationEvent,
		order: Number(payload.order),
		payment: numberOf(payload.payment),
		device: numberOf(payload.device),
		at: numberOf(payload.at),
		actor: payload.actor === undefined ? null : String(payload.actor),
		id: `message-${id}`,
	}
}
