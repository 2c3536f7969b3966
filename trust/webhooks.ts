import { createHmac, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { SIGNATURE_HEADER, signBody } from '../cms/extensions/capi/src/gateways/sandbox/signature.ts'
import { createRandom, type Random } from './random.ts'
import { SEED, times } from './round.ts'
import { SANDBOX_SECRET, type Shop } from './shops.ts'

interface Message {
	body: string
	signature: string | null
}

const sign = (body: string, now = Date.now(), secret = SANDBOX_SECRET) => signBody(body, secret, now)
const MINUTE = 60_000

/** What somebody might send who has seen genuine events but does not have the secret. */
const FORGERIES: ((body: string, random: Random) => Message)[] = [
	(body) => ({ body, signature: null }),
	(body, random) => ({ body, signature: sign(body, Date.now() - random.integer(6, 100_000) * MINUTE) }),
	(body, random) => ({ body, signature: sign(body, Date.now() + random.integer(6, 100_000) * MINUTE) }),
	(body, random) => ({ body: flip(body, random), signature: sign(body) }),
	(body, random) => ({ body, signature: flip(sign(body), random) }),
	(body, random) => ({ body, signature: sign(body, Date.now(), `${SANDBOX_SECRET}${random.integer(0, 9)}`) }),
	(body) => ({ body, signature: sign(body, Date.now(), '') }),
	(body) => ({ body: `${body} `, signature: sign(body) }),
	(body, random) => ({ body: body.slice(0, random.integer(1, body.length - 1)), signature: sign(body) }),
	(body) => ({ body, signature: sign(body).replace(/^t=\d+/, `t=${Math.floor(Date.now() / 1000) + 1}`) }),
	(body) => ({ body, signature: sign(body).replace('v1=', 'v0=') }),
	(body) => ({ body, signature: sign(body).toUpperCase() }),
	(body) => ({ body, signature: `${sign(body)},v1=${'0'.repeat(64)}` }),
	(body) => ({ body, signature: sign(body).replace(/v1=.*/, 'v1=') }),
	(body) => ({ body, signature: createHmac('sha256', SANDBOX_SECRET).update(body).digest('hex') }),
	(body, random) => ({ body, signature: 'x'.repeat(random.integer(1, 4000)) }),
]

/** Another character at one place. */
function flip(text: string, random: Random): string {
	const place = random.integer(0, text.length - 1)
	const other = random.pick([...'0123456789abcdef{}":,'].filter((character) => character !== text[place]))
	return text.slice(0, place) + other + text.slice(place + 1)
}

const eventOf = (payment_ref: string, type = 'payment.paid') =>
	JSON.stringify({ id: `evt_${randomUUID()}`, type, created: Math.floor(Date.now() / 1000), data: { payment_ref } })

const deliver = (shop: Shop, { body, signature }: Message) =>
	shop.customer.send('POST', '/capi/payments/webhooks/sandbox', body, {
		'Content-Type': 'application/json',
		...(signature === null ? null : { [SIGNATURE_HEADER]: signature }),
	})

/** Events that no provider has sent. */
export function testWebhooks(shop: () => Shop): void {
	it('accepts none of the forged and none of the expired events', async () => {
		const random = createRandom(SEED)
		const { order } = (await shop().customer.place(shop().draft())).data
		const { payment_ref } = (await shop().customer.openSession(order)).data
		const count = async () => Number((await shop().db('payment_events').count({ all: '*' }))[0]!.all)
		const before = await count()
		const total = times({ short: 1_000, long: 5_000 })
		for (let sent = 0; sent < total; sent += 50) {
			const messages = Array.from({ length: 50 }, (_, index) =>
				FORGERIES[(sent + index) % FORGERIES.length]!(eventOf(payment_ref), random),
			)
			const replies = await Promise.all(messages.map((message) => deliver(shop(), message)))
			const accepted = replies.flatMap(({ status }, index) => (status === 400 ? [] : [{ status, ...messages[index]! }]))
			expect(accepted, `seed ${SEED}`).toEqual([])
		}
		expect(await count()).toBe(before)
		const status = await shop().customer.askStatus(order)
		expect(status.data.directusOrder).toMatchObject({ order_status: 'pending_payment', payment_status: 'pending' })

		// The same event with the genuine signature: what was refused above was refused for its forgery alone.
		const genuine = eventOf(payment_ref)
		expect((await deliver(shop(), { body: genuine, signature: sign(genuine) })).status).toBe(200)
		const paid = await shop().customer.askStatus(order)
		expect(paid.data.directusOrder).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' })
	})
}
