import { OrderStatusSchema } from '@app/contract/orders'
import { describe, expect, it } from 'vitest'
import { languageFor } from '../../languages.ts'
import type { Order } from '../../repositories/orders.ts'
import type { NotificationEvent } from '../notification-event.ts'
import { composeOrderPush, isStillNews } from './order-push.ts'

const order = {
	reference: 'BD-7K2',
	slug: 'a-slug',
	firstName: 'Aoife',
	email: 'aoife@example.com',
	paymentStatus: 'paid',
	totalMinor: 1250,
	readyMinAt: Date.parse('2026-11-20T18:30:00Z'),
	readyMaxAt: Date.parse('2026-11-20T18:40:00Z'),
} as Order
const branch = { title: 'Docklands', timezone: 'Europe/Dublin' }
const compose = (fact: NotificationEvent, changes: Partial<Order> = {}, actor: string | null = null, language = 'en') =>
	composeOrderPush({
		message: { fact, actor, payment: fact.startsWith('payment.') ? 9 : null },
		order: { ...order, ...changes },
		branch,
		language: languageFor(language),
	})

describe('a push message', () => {
	it.each([
		['order.paid', 'Order BD-7K2 is paid', 'between 18:30 and 18:40', 'order-BD-7K2'],
		['order.accepted', 'The kitchen has order BD-7K2', 'Docklands has it ready', 'order-BD-7K2'],
		['order.ready', 'Order BD-7K2 is ready', 'say BD-7K2 at the counter of Docklands', 'order-BD-7K2'],
		['order.cancelled', 'Order BD-7K2 was cancelled', 'Docklands has had to cancel it', 'order-BD-7K2'],
		['payment.returned', 'Your payment for order BD-7K2 goes back', 'All of it', 'payment-9'],
		['payment.refund_failed', 'Your refund for order BD-7K2 did not arrive', 'Write to us', 'payment-9'],
	] as const)('of %s', (fact, title, words, tag) => {
		expect(compose(fact)).toEqual({
			title,
			body: expect.stringContaining(words),
			tag,
			path: '/track/a-slug',
			language: 'en',
		})
		expect(JSON.stringify(compose(fact))).not.toMatch(/Aoife|@/)
	})

	it.each([
		[
			'order.paid',
			'Bestellung BD-7K2 ist bezahlt',
			'Docklands hat sie am Freitag, 20. November, zwischen 18:30 und 18:40',
		],
		['order.accepted', 'Die Küche hat Bestellung BD-7K2', 'fertig.'],
		['order.ready', 'Bestellung BD-7K2 ist fertig', 'Sag am Tresen von Docklands einfach BD-7K2.'],
		[
			'order.cancelled',
			'Bestellung BD-7K2 wurde storniert',
			'Docklands musste sie stornieren. Dein Geld geht auf deine Karte zurück.',
		],
		['payment.returned', 'Deine Zahlung für Bestellung BD-7K2 geht zurück', 'Alles geht'],
	] as const)('of %s in German', (fact, title, words) => {
		const message = compose(fact, {}, null, 'de')
		expect(message).toMatchObject({
			title,
			body: expect.stringContaining(words),
			path: '/track/a-slug',
			language: 'de',
		})
	})

	it('says who cancelled and whether money goes back', () => {
		expect(compose('order.cancelled', {}, 'customer').body).toBe(
			'You have cancelled it. Your money goes back to your card.',
		)
		expect(compose('order.cancelled', { paymentStatus: 'pending' }).body).toContain('Nothing was charged.')
		expect(compose('order.cancelled', { totalMinor: 0 }).body).toContain('Nothing was charged.')
	})
})

describe('what came late', () => {
	const now = 1_000_000_000_000
	const newsIn = (fact: NotificationEvent) =>
		OrderStatusSchema.options.filter((orderStatus) => isStillNews({ fact, at: now }, { orderStatus }, now))

	it('is told while it is still news', () => {
		expect(newsIn('order.paid')).toEqual(['confirmed', 'accepted', 'preparing'])
		expect(newsIn('order.accepted')).toEqual(['accepted', 'preparing'])
		expect(newsIn('order.ready')).toEqual(['ready'])
		expect(newsIn('order.cancelled')).toEqual(['cancelled'])
		expect(newsIn('payment.returned')).toEqual(OrderStatusSchema.options)
		expect(newsIn('payment.refund_failed')).toEqual(OrderStatusSchema.options)
	})

	it('is not told after four hours', () => {
		const hours = (count: number) => ({ fact: 'order.ready' as const, at: now - count * 3_600_000 })
		expect(isStillNews(hours(3.9), { orderStatus: 'ready' }, now)).toBe(true)
		expect(isStillNews(hours(4.1), { orderStatus: 'ready' }, now)).toBe(false)
	})
})
