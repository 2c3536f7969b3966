import { describe, expect, it, vi } from 'vitest'
import { failure, makeShop, type ShopAnswer, statusOf } from '../../../../test/fake-shop.ts'
import * as opening from '../../../lib/rendering/page-opening.ts'
import { askOrderStatus, mapPaymentAnswer } from './payment-status.ts'

const ask = async (answer: ShopAnswer | undefined, orderRef: string | null = 'BD-7Q4KX') => {
	const { cms } = makeShop(() => answer)
	return mapPaymentAnswer(await askOrderStatus(cms, { orderId: '7', slug: 'slug-of-7' }), orderRef)
}

describe('what became of a payment', () => {
	it('is asked with the order and the slug that proves who asks', async () => {
		const { cms, calls } = makeShop(() => statusOf('paid'))
		await askOrderStatus(cms, { orderId: '7', slug: 'slug-of-7' })
		await askOrderStatus(cms, { orderId: '7', slug: null })
		expect(calls.map(({ path }) => path)).toEqual([
			'/capi/shop/status?orderId=7&slug=slug-of-7',
			'/capi/shop/status?orderId=7',
		])
	})

	it.each([
		['paid', { kind: 'paid', orderRef: 'BD-7Q4KX', paymentRef: 'pay_1', paid: expect.anything() }],
		['failed', { kind: 'failed', declineCode: null }],
		['pending', { kind: 'pending' }],
		['expired', { kind: 'over' }],
		['refunded', { kind: 'over', givesBack: true }],
	])('%s', async (status, answer) => {
		expect(await ask(statusOf(status))).toEqual(answer)
	})

	it.each([
		['another order', statusOf('paid', { reference: 'BD-22222' }), 'refused'],
		['an unknown order', failure(404, 'NOT_FOUND'), 'refused'],
		['a refusal', failure(401, 'UNAUTHENTICATED'), 'refused'],
		['too many questions', failure(429, 'REQUESTS_EXCEEDED'), 'unreachable'],
		['a shop that is down', failure(503, 'SERVICE_UNAVAILABLE'), 'unreachable'],
		['no network', undefined, 'unreachable'],
		['an answer that nobody understands', { body: { hello: 'world' } }, 'unreachable'],
	])('is not known from %s', async (_, answer, kind) => {
		expect((await ask(answer)).kind).toBe(kind)
	})

	it('is money on its way back where a paid order was cancelled', async () => {
		const answer = await ask(statusOf('paid', { order_status: 'cancelled' }))
		expect(answer).toEqual({ kind: 'over', givesBack: true })
	})

	it('is asked again where the page was thawed while it waited for the answer', async () => {
		const { cms } = makeShop(() => {
			vi.spyOn(opening, 'pageOpenedAt').mockReturnValueOnce(Date.now() + 1)
			return statusOf('paid')
		})
		expect(await askOrderStatus(cms, { orderId: '7', slug: 'slug-of-7' })).toEqual({ kind: 'unreachable' })
	})

	it('is nothing yet where no card was given', async () => {
		expect(await ask(statusOf('pending', { payment_open: false }))).toEqual({ kind: 'untouched' })
	})

	it('needs no more than the fields of the specification', async () => {
		const body = {
			success: true,
			message: '',
			data: { directusOrder: { order_status: 'confirmed', payment_status: 'paid', reference: 'BD-7Q4KX' } },
		}
		expect(await ask({ body })).toMatchObject({ kind: 'paid', orderRef: 'BD-7Q4KX', paymentRef: '' })
	})
})
