import type { Knex } from 'knex'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Fresh } from '../fresh.ts'
import type { Logger } from '../logger.ts'
import type { OutboxTask } from '../repositories/outbox.ts'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'
import type { NotificationEvent } from './notification-event.ts'

/** One fact for the customer of one order. It names rows, never people: what is personal is read when it is sent. */
export interface CustomerNotification {
	fact: NotificationEvent
	order: number
	/** The payment that goes back, where the fact is about one. */
	payment: number | null
	/** Who cancelled, where somebody did. */
	actor: string | null
	/** The device that it is for, where the channel tells devices. */
	device: number | null
	/** When it became true, epoch milliseconds; null in rows from before this was noted. */
	at: number | null
	/** Names the message everywhere and for good: whoever receives it twice can tell. */
	id: string
}

/** What sending needs of the runtime. */
export interface NotificationDeps {
	config: Config
	clock: Clock
	logger: Logger
	database: Knex
	catalogue: Fresh<Catalogue>
}

/** Sends the outbox's rows of one topic. */
export interface Sender {
	topic: string
	/** So many are sent at the same time. */
	atOnce: number
	/**
	 * Resolves once the message has been handed over, or nobody is there to read it. Rejects when it has to be tried
	 * again.
	 */
	send(deps: NotificationDeps, task: OutboxTask): Promise<void>
}

/** A way to reach a customer. */
export interface Channel {
	/** Topic of its rows in the outbox: each channel has its own, so that one that fails does not repeat another. */
	topic: string
	/** So many are sent at the same time. */
	atOnce: number
	/**
	 * The devices that are told, each by a row of its own, so that one that fails does not repeat another; without it
	 * there is one row.
	 */
	listDevices?(transaction: Knex.Transaction, order: number): Promise<number[]>
	/**
	 * Resolves once the message has been handed over, or nobody is there to read it. Rejects when it has to be tried
	 * again.
	 */
	send(deps: NotificationDeps, message: CustomerNotification): Promise<void>
}
