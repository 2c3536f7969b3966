import { ORDER_CODE_TRIES } from '@app/contract/constants'
import type { CreatedOrder } from '@app/contract/orders'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
	call,
	expectFailure,
	paidOrder,
	placedOrder,
	post,
	rowsOf,
	setClock,
	signIn,
	statusOf,
	studio,
	track,
} from './client.ts'
import { forwarded } from './forwarded.ts'
import { mailsTo, subjectsTo } from './mails.ts'
import { newAddress } from './people.ts'

const SOON = { timeout: 15_000, interval: 50 }
const MINUTE_MS = 60_000
const UNKNOWN_SLUG = 'x'.repeat(43)

type Names = Pick<CreatedOrder, 'id' | 'slug'>

const ask = ({ id, slug }: Names) => post(`/capi/shop/orders/${slug}/code`, { order_id: id })
const check = ({ id, slug }: Names, code: string) =>
	post<{ change_token: string }>(`/capi/shop/orders/${slug}/code/check`, { order_id: id, code })
const cancel = ({ slug }: Names, change_token: string) => post(`/capi/shop/orders/${slug}/cancel`, { change_token })
const codeRow = async ({ id }: Names) =>
	(await rowsOf<Record<string, unknown>>('orders', { id: { _eq: id } }))[0] as Record<string, unknown>

/** The codes that were mailed to an address, in the order of their mails. */
async function codesTo(email: string, count: number): Promise<string[]> {
	const found = async () => (await mailsTo(email)).filter(({ subject }) => /code|Code/.test(subject ?? ''))
	await vi.waitFor(async () => expect(await found()).toHaveLength(count), SOON)
	const mails = (await found()).sort((a, b) => Number(a.date) - Number(b.date))
	return mails.map(({ text }) => /^\d{6}$/m.exec(text ?? '')?.[0] ?? '')
}

/** A code that is not this one. */
const otherThan = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

async function codeOf(order: Names, email: string): Promise<string> {
	expect((await ask(order)).status).toBe(200)
	return (await codesTo(email, 1))[0]!
}

afterEach(() => setClock(0))

describe('a guest’s order', () => {
	it('gives the browser that placed it a proof, which cancels it', async () => {
		const order = await placedOrder()
		expect(order.change_token).toEqual(expect.any(String))
		expect((await cancel(order, order.change_token!)).status).toBe(200)
	})

	it('is cancelled with the mailed code’s proof, and the code works once', async () => {
		const email = newAddress('guest')
		const order = await paidOrder({ email })
		expect((await track(order.slug)).can_mail_code).toBe(true)
		const code = await codeOf(order, email)
		const row = await codeRow(order)
		expect(JSON.stringify(row)).not.toContain(code)
		const replies = await Promise.all([1, 2, 3].map(() => check(order, code)))
		expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
		expect(await codeRow(order)).toMatchObject({ code_seed: null, code_expires_at: null, code_tries: null })
		const proof = replies.find(({ status }) => status === 200)!.data.change_token
		expect((await cancel(order, proof)).status).toBe(200)
		expect(await statusOf(order)).toBe('cancelled refunded')
	})

	it('is written about in the language that it was placed in', async () => {
		const email = newAddress('gast')
		const order = await placedOrder({ email }, { 'accept-language': 'de' })
		await studio('PATCH', `/items/orders/${order.id}`, { language: 'de' })
		await ask(order)
		await vi.waitFor(
			async () => expect(await subjectsTo(email)).toEqual([`Dein Code für Bestellung ${order.reference}`]),
			SOON,
		)
	})

	it('is still cancelled by its slug alone, as the contract says', async () => {
		const order = await placedOrder()
		expect((await call('POST', `/capi/shop/orders/${order.slug}/cancel`)).status).toBe(200)
	})
})

describe('a proof', () => {
	it('of another order or made up is refused', async () => {
		const [order, other] = await Promise.all([placedOrder(), placedOrder()])
		expectFailure(await cancel(order, other.change_token!), 403, 'INVALID_TOKEN')
		expectFailure(await cancel(order, 'made-up'), 403, 'INVALID_TOKEN')
		expectFailure(await post(`/capi/shop/orders/${order.slug}/cancel`, { change_token: 7 }), 400, 'INVALID_PAYLOAD')
	})

	it('is given to no account’s order', async () => {
		const ann = await signIn('Customer')
		expect((await placedOrder({}, ann.headers)).change_token).toBeNull()
	})
})

describe('POST /capi/shop/orders/{slug}/code', () => {
	it('says alike of every order without a code, and mails only for a guest’s order that can be changed', async () => {
		const emails = { guest: newAddress(), ended: newAddress(), account: newAddress(), mixed: newAddress() }
		const ann = await signIn('Customer')
		const [guest, ended, account, mixed] = await Promise.all([
			placedOrder({ email: emails.guest }),
			placedOrder({ email: emails.ended }),
			placedOrder({ email: emails.account }, ann.headers),
			placedOrder({ email: emails.mixed }),
		])
		await call('POST', `/capi/shop/orders/${ended.slug}/cancel`)
		const unknown = { id: guest.id, slug: UNKNOWN_SLUG }
		const wrong = { id: guest.id, slug: mixed.slug }
		const replies = []
		for (const order of [unknown, wrong, ended, account]) replies.push(await ask(order))
		expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
		expect(replies[0]).toMatchObject({ status: 200, data: { mailed: false } })
		expect(await ask(guest)).toMatchObject({ status: 200, data: { mailed: true } })
		await codesTo(emails.guest, 1)
		for (const email of [emails.ended, emails.account, emails.mixed]) expect(await mailsTo(email)).toEqual([])
		expect((await track(ended.slug)).can_mail_code).toBe(false)
		expect((await track(account.slug)).can_mail_code).toBe(false)
	})

	it('names the field that is missing or wrong', async () => {
		const path = `/capi/shop/orders/${UNKNOWN_SLUG}/code`
		expectFailure(await post(path, {}), 400, 'INVALID_PAYLOAD')
		expectFailure(
			await call('POST', path, 'order_id=1', { 'content-type': 'text/plain' }),
			415,
			'UNSUPPORTED_MEDIA_TYPE',
		)
		for (const code of ['12345', '1234567', 'abcdef', 123456]) {
			expectFailure(await post(`${path}/check`, { order_id: 1, code }), 400, 'INVALID_PAYLOAD')
		}
	})
})

describe('POST /capi/shop/orders/{slug}/code/check', () => {
	it('refuses the right code after a hundred wrong ones, and the next mail has a new code', async () => {
		const email = newAddress()
		const order = await placedOrder({ email })
		const code = await codeOf(order, email)
		const tries = Array.from({ length: ORDER_CODE_TRIES }, (_, index) => check(order, otherThan(code, index + 1)))
		for (const reply of await Promise.all(tries)) expectFailure(reply, 422, 'CODE_INVALID')
		expectFailure(await check(order, code), 422, 'CODE_INVALID')
		await ask(order)
		const again = (await codesTo(email, 2)).filter((mailed) => mailed !== code)[0] ?? code
		expect((await check(order, again)).status).toBe(200)
	})

	it('slows the one who guesses, by device and by address, and never the order’s guest', async () => {
		const email = newAddress()
		const order = await placedOrder({ email })
		const code = await codeOf(order, email)
		const checkAs = (address: string, device_id: string, entered = code) =>
			forwarded(address, `/capi/shop/orders/${order.slug}/code/check`, {
				body: { order_id: order.id, code: entered, device_id },
			})
		const guesses = [1, 2, 3, 4, 5, 6, 7].map((by) => checkAs('203.0.115.1', 'guesser', otherThan(code, by)))
		const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort()
		expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
		const refused = await checkAs('203.0.115.1', 'guesser')
		expect(refused.status).toBe(429)
		expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
		for (let by = 1; by < 20; by++) await checkAs('203.0.115.1', `device ${by}`, otherThan(code, by))
		expect((await checkAs('203.0.115.1', 'another device')).status).toBe(429)
		expect((await checkAs('203.0.115.2', 'of the guest')).status).toBe(200)
	})

	it('takes the mailed code although a stranger asked for mails until none was sent', async () => {
		const email = newAddress()
		const order = await placedOrder({ email })
		const askAs = (address: string) =>
			forwarded(address, `/capi/shop/orders/${order.slug}/code`, { body: { order_id: order.id } })
		const replies = []
		for (const last of [1, 2, 3, 4, 5, 6]) replies.push(await askAs(`203.0.116.${last}`))
		expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
		expect(Number(replies.at(-1)!.headers['retry-after'])).toBeLessThanOrEqual(60)
		const codes = await codesTo(email, 5)
		expect(new Set(codes).size).toBe(1)
		expect((await check(order, codes[0]!)).status).toBe(200)
	})

	it('refuses the code of another order and of an order that has ended', async () => {
		const emails = [newAddress(), newAddress()] as const
		const [order, other] = await Promise.all([placedOrder({ email: emails[0] }), placedOrder({ email: emails[1] })])
		const [code, foreign] = [await codeOf(order, emails[0]), await codeOf(other, emails[1])]
		if (code !== foreign) expectFailure(await check(order, foreign), 422, 'CODE_INVALID')
		expectFailure(await check({ id: other.id, slug: order.slug }, foreign), 422, 'CODE_INVALID')
		expectFailure(await check({ id: order.id, slug: UNKNOWN_SLUG }, code), 422, 'CODE_INVALID')
		await call('POST', `/capi/shop/orders/${other.slug}/cancel`)
		expectFailure(await check(other, foreign), 422, 'CODE_INVALID')
	})

	it('refuses a code after 15 minutes, and the clean-up erases it', async () => {
		const email = newAddress()
		const order = await paidOrder({ email })
		const mailed = async () => {
			await ask(order)
			await vi.waitFor(async () => expect((await codeRow(order)).code_seed).toEqual(expect.any(String)), SOON)
		}
		await mailed()
		setClock(15 * MINUTE_MS + 1_000)
		await vi.waitFor(
			async () => expect(await codeRow(order)).toMatchObject({ code_seed: null, code_expires_at: null }),
			SOON,
		)
		const [code] = await vi.waitFor(async () => {
			const mails = (await mailsTo(email)).filter(({ subject }) => subject?.includes('code'))
			expect(mails).toHaveLength(1)
			return mails.map(({ text }) => /^\d{6}$/m.exec(text ?? '')?.[0] ?? '')
		}, SOON)
		expectFailure(await check(order, code!), 422, 'CODE_INVALID')
	})
})
