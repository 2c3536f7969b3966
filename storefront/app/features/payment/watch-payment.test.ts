import { STORAGE_KEYS } from '@app/contract/records'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failure, makeShop, type ShopAnswer, statusOf, stubStorage } from './fake-shop.fixture.ts'
import { paymentStore } from './payment-store.ts'
import { watchPayment } from './watch-payment.ts'

const START = Date.UTC(2026, 10, 20, 18)
let storage: Map<string, string>

beforeEach(() => {
	vi.useFakeTimers({ now: START })
	storage = stubStorage({ [STORAGE_KEYS.paymentSlug]: 'slug-of-7' })
	paymentStore.dispatch({ type: 'clear-all' })
	paymentStore.dispatch({ type: 'start', orderRef: 'BD-7Q4KX', orderId: '7' })
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

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
	return { told, askedAt, stored: JSON.parse(storage.get(STORAGE_KEYS.payment) ?? 'null') }
}

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

	it('ends the window at once when the order takes no payment any more', async () => {
		expect(await watch([statusOf('expired')])).toMatchObject({ told: ['over'], stored: null })
	})

	it('clears the tracking when its 60 s are over, and asks the server first', async () => {
		const { askedAt, stored } = await watch([statusOf('pending')])
		expect(askedAt.at(-1)).toBe(60_000)
		expect(stored).toBeNull()
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

	it('leaves the tracking alone when the shop does not tell, until the window is over', async () => {
		const early = await watch([failure(401, 'UNAUTHENTICATED')], 5)
		expect(early.stored.paymentStatus).toBe('processing')
		const late = await watch([failure(401, 'UNAUTHENTICATED')])
		expect(late.stored).toBeNull()
	})

	it('asks no more than every five seconds in the end', async () => {
		const { askedAt } = await watch([statusOf('pending')])
		expect(askedAt.slice(0, 5)).toEqual([1_000, 2_000, 4_000, 7_000, 12_000])
	})
})
