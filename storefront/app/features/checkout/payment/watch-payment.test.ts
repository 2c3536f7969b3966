import { STORAGE_KEYS } from '@app/contract/records'
import { describe, expect, it, vi } from 'vitest'
import { failure, makeShop, type ShopAnswer, statusOf } from '../../../../test/fake-shop.ts'
import { openPaymentBeforeEach, START } from '../../../../test/open-payment.ts'
import { pageOpenedAt } from '../../../lib/rendering/page-opening.ts'
import { paymentStore } from './payment-store.ts'
import { watchPayment } from './watch-payment.ts'

const { storage } = openPaymentBeforeEach()

/** Watches while the shop gives one answer after the other; the last one repeats. Time moves on by each pause. */
async function watch(answers: (ShopAnswer | undefined)[], maxQuestions = 40) {
	const stop = new AbortController()
	const told: string[] = []
	const askedAt: number[] = []
	const { cms } = makeShop(() => {
		askedAt.push(Date.now() - START)
		return answers[Math.min(askedAt.length, answers.length) - 1]
	})
	await watchPayment({
		cms,
		signal: stop.signal,
		onAnswer: ({ kind }) => told.push(kind),
		pause: async (ms) => {
			vi.setSystemTime(Date.now() + ms)
			if (askedAt.length >= maxQuestions) stop.abort()
		},
	})
	const read = (key: string) => JSON.parse(storage().get(key) ?? 'null')
	return { told, askedAt, stored: read(STORAGE_KEYS.payment), unresolved: read(STORAGE_KEYS.paymentUnresolved) }
}

const untouched = statusOf('pending', { payment_open: false })

describe('watching a payment', () => {
	it('completes it as soon as the shop says that it is paid', async () => {
		const { told, stored } = await watch([statusOf('pending'), statusOf('pending'), statusOf('paid')])
		expect(told).toEqual(['pending', 'pending', 'paid'])
		expect(stored.completedPayment).toMatchObject({
			orderRef: 'BD-7Q4KX',
			successUrl: '/checkout/success?ref=BD-7Q4KX&payment_ref=pay_1&order_id=7',
		})
	})

	it('ends the window at once when it failed', async () => {
		expect(await watch([statusOf('failed')])).toMatchObject({ told: ['failed'], stored: null })
	})

	it('does not end it by what is said of the attempt before, while a tab is still sending this one', async () => {
		const query = async () => ({ held: [{ name: 'payment' }] })
		vi.stubGlobal('navigator', { locks: { query } })
		const { told, stored } = await watch([statusOf('failed'), untouched, statusOf('paid')])
		expect(told).toEqual(['pending', 'pending', 'paid'])
		expect(stored.paymentStatus).toBe('completed')
	})

	it('ends the window at once when the order takes no payment any more', async () => {
		expect(await watch([statusOf('expired')])).toMatchObject({ told: ['over'], stored: null })
	})

	it('ends a payment whose confirmation never reached the server with the second word that none is under way', async () => {
		const { told, askedAt, stored, unresolved } = await watch([untouched])
		expect({ told, askedAt }).toEqual({ told: ['untouched', 'untouched'], askedAt: [1_000, 2_000] })
		expect({ stored, unresolved }).toEqual({ stored: null, unresolved: null })
	})

	it('waits for a confirmation that reaches the server after the first question', async () => {
		const { told, stored } = await watch([untouched, statusOf('paid')])
		expect(told).toEqual(['untouched', 'paid'])
		expect(stored.paymentStatus).toBe('completed')
	})

	it('asks at once after a reload', async () => {
		vi.mocked(pageOpenedAt).mockReturnValue(START + 500)
		vi.setSystemTime(START + 500)
		const { askedAt } = await watch([untouched])
		expect(askedAt).toEqual([500, 1_500])
	})

	it('offers another payment when 60 s are over and no card was given at the gateway’s page', async () => {
		storage().set(STORAGE_KEYS.paymentStep, JSON.stringify({ orderId: '7', url: 'https://bank.example/step' }))
		const { askedAt, stored, unresolved } = await watch([untouched])
		expect(askedAt.at(-1)).toBe(60_000)
		expect({ stored, unresolved }).toEqual({ stored: null, unresolved: null })
	})

	it('clears the tracking of a slow confirmation after 60 s, and goes on asking what becomes of it', async () => {
		const { askedAt, stored, unresolved } = await watch([statusOf('pending')])
		expect(askedAt.at(-1)).toBeGreaterThan(100_000)
		expect(stored).toBeNull()
		expect(unresolved).toEqual({ orderId: '7', orderRef: 'BD-7Q4KX', slug: 'slug-of-7', startedAt: START })
	})

	it('completes a payment that is paid long after its window, also while another order has the slug', async () => {
		const first = await watch([statusOf('pending')], 20)
		expect(first.stored).toBeNull()
		storage().set(STORAGE_KEYS.paymentSlug, JSON.stringify('slug-of-8'))
		const { calls, cms } = makeShop(() => statusOf('paid'))
		await watchPayment({ cms, signal: new AbortController().signal, onAnswer: () => {}, pause: async () => {} })
		expect(calls.map(({ path }) => path)).toEqual(['/capi/shop/status?orderId=7&slug=slug-of-7'])
		expect(paymentStore.get().completedPayment?.successUrl).toContain('ref=BD-7Q4KX')
		expect(storage().has(STORAGE_KEYS.paymentUnresolved)).toBe(false)
	})

	it('ends it when the bank says no long after its window', async () => {
		const pending = Array.from({ length: 20 }, () => statusOf('pending'))
		const { told, stored, unresolved } = await watch([...pending, statusOf('failed')])
		expect(told.at(-1)).toBe('failed')
		expect({ stored, unresolved }).toEqual({ stored: null, unresolved: null })
	})

	it('finds out that it was paid in the last moment', async () => {
		const pending = Array.from({ length: 14 }, () => statusOf('pending'))
		const { askedAt, stored } = await watch([...pending, statusOf('paid')])
		expect(askedAt.at(-1)).toBe(60_000)
		expect(stored.paymentStatus).toBe('completed')
	})

	it('keeps the tracking for as long as nobody can say what became of it', async () => {
		const { askedAt, stored } = await watch([undefined])
		expect(askedAt.at(-1)).toBeGreaterThan(100_000)
		expect(stored.paymentStatus).toBe('processing')
	})

	it('asks once more when the time ran out while the shop was answering', async () => {
		let questions = 0
		const { cms } = makeShop(() => {
			questions += 1
			if (questions > 1) return statusOf('paid')
			vi.setSystemTime(START + 61_000)
			return statusOf('pending')
		})
		await watchPayment({ cms, signal: new AbortController().signal, onAnswer: () => {}, pause: async () => {} })
		expect(paymentStore.get().paymentStatus).toBe('completed')
	})

	it.each([
		['that nobody knows', failure(404, 'NOT_FOUND')],
		['that is not ours to ask about', failure(401, 'UNAUTHENTICATED')],
		['that goes by another reference', statusOf('paid', { reference: 'BD-22222' })],
	])('leaves the tracking of an order %s as it is, also after its window', async (_, answer) => {
		const { askedAt, stored } = await watch([answer])
		expect(askedAt.at(-1)).toBeGreaterThan(60_000)
		expect(stored).toMatchObject({ paymentStatus: 'processing', paymentStartTime: START })
	})

	it('asks every five seconds, and every fifteen when it has become old', async () => {
		const { askedAt } = await watch([statusOf('pending')], 100)
		expect(askedAt.slice(0, 5)).toEqual([1_000, 2_000, 4_000, 7_000, 12_000])
		expect(askedAt.at(-1)! - askedAt.at(-2)!).toBe(15_000)
	})
})
