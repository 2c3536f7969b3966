import { describe, expect, it } from 'vitest'
import { failure, makeShop, ok, type ShopAnswer } from '../../../../test/fake-shop.ts'
import { payByCard, payOnHostedPage } from './pay-by-card.ts'

const ORDER = { id: 7, slug: 'slug-of-7', returnPath: '/checkout/payment?order_id=7' }
const CARD = { number: '4242424242424242', exp_month: 4, exp_year: 2029, cvc: '123', name: 'Aoife Byrne' }
const SESSION = ok({ provider: 'sandbox', payment_ref: 'pay_1', client: {}, hosted_url: 'http://cms.test/pay/pay_1' })

function pay(confirm: ShopAnswer | undefined, session: ShopAnswer | undefined = SESSION) {
	const shop = makeShop((path) => (path.endsWith('/sessions') ? session : confirm))
	return { outcome: payByCard(shop.cms, ORDER, { card: CARD, save: false }), calls: shop.calls }
}
const confirmed = (data: object) => ok({ payment_ref: 'pay_1', ...data })

describe('paying by card', () => {
	it('opens a session for the order and sends the card once, to the gateway only', async () => {
		const { outcome, calls } = pay(confirmed({ status: 'paid' }))
		expect(await outcome).toMatchObject({ kind: 'paid', paymentRef: 'pay_1' })
		expect(calls).toEqual([
			{
				method: 'POST',
				path: '/capi/payments/sessions',
				body: { order_id: 7, slug: 'slug-of-7', return_path: ORDER.returnPath },
			},
			{
				method: 'POST',
				path: '/capi/payments/sandbox/confirm',
				body: { payment_ref: 'pay_1', card: CARD, save: false },
			},
		])
	})

	it.each([
		[
			confirmed({ status: 'failed', decline_code: 'insufficient_funds' }),
			{ kind: 'failed', declineCode: 'insufficient_funds' },
		],
		[
			confirmed({ status: 'action_required', action_url: 'http://bank.test/3ds' }),
			{ kind: 'action_required', url: 'http://bank.test/3ds' },
		],
		[failure(422, 'INVALID_CARD'), { kind: 'refused', field: 'number' }],
		[failure(400, 'INVALID_PAYLOAD'), { kind: 'refused', field: null }],
		[failure(429, 'REQUESTS_EXCEEDED'), { kind: 'refused', field: null }],
	])('answers %j with %j', async (confirm, outcome) => {
		expect(await pay(confirm).outcome).toMatchObject(outcome)
	})

	it.each([
		['a lost answer', undefined],
		['a gateway that broke', failure(500, 'INTERNAL_SERVER_ERROR')],
		['an answer that nobody understands', ok({ status: 'maybe' })],
		['a conflict with another attempt', failure(409, 'ORDER_NOT_PAYABLE')],
	])('does not claim to know what %s means', async (_, confirm) => {
		expect(await pay(confirm).outcome).toEqual({ kind: 'unknown' })
	})

	it('says that nothing was charged when not even the session came about, and sends no card', async () => {
		for (const session of [new TypeError('offline'), failure(503, 'SERVICE_UNAVAILABLE'), failure(404, 'NOT_FOUND')]) {
			const { outcome, calls } = pay(undefined, session)
			expect(await outcome).toMatchObject({
				kind: 'refused',
				message: expect.stringContaining('Nothing has been charged.'),
			})
			expect(calls).toHaveLength(1)
		}
	})

	it('leaves it to the order’s status when the order takes no session any more: it may be paid', async () => {
		expect(await pay(undefined, failure(409, 'ORDER_NOT_PAYABLE')).outcome).toEqual({ kind: 'unknown' })
	})
})

it('sends the customer to the gateway’s own page where that is wanted', async () => {
	const { cms } = makeShop(() => SESSION)
	expect(await payOnHostedPage(cms, ORDER)).toEqual({ kind: 'action_required', url: 'http://cms.test/pay/pay_1' })
})
