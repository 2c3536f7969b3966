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
		expect(await codeRow(order)).toMatchObject({ code_hash: null, code_expires_at: null, code_tries: null })
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
	it('answers the same for every order, and mails only for a guest’s order that can be changed', async () => {
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
		for (const order of [unknown, wrong, ended, account, guest]) replies.push(await ask(order))
		expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
		expect(replies[0]!.status).toBe(200)
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
	it('refuses the right code after five wrong ones, also where all come at once', async () => {
		const email = newAddress()
		const order = await placedOrder({ email })
		const code = await codeOf(order, email)
		const wrong = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((by) => check(order, otherThan(code, by))))
		for (const reply of wrong) expectFailure(reply, 422, 'CODE_INVALID')
		expectFailure(await check(order, code), 422, 'CODE_INVALID')
		await ask(order)
		const again = (await codesTo(email, 2)).filter((mailed) => mailed !== code)[0] ?? code
		expect((await check(order, again)).status).toBe(200)
	})

	it('refuses the code of another order, of an earlier mail and of an order that has ended', async () => {
		const emails = [newAddress(), newAddress()] as const
		const [order, other] = await Promise.all([placedOrder({ email: emails[0] }), placedOrder({ email: emails[1] })])
		const [code, foreign] = [await codeOf(order, emails[0]), await codeOf(other, emails[1])]
		if (code !== foreign) expectFailure(await check(order, foreign), 422, 'CODE_INVALID')
		expectFailure(await check({ id: other.id, slug: order.slug }, foreign), 422, 'CODE_INVALID')
		expectFailure(await check({ id: order.id, slug: UNKNOWN_SLUG }, code), 422, 'CODE_INVALID')
		await ask(order)
		await codesTo(emails[0], 2)
		const isSame = (await codesTo(emails[0], 2)).every((mailed) => mailed === code)
		if (!isSame) expectFailure(await check(order, code), 422, 'CODE_INVALID')
		await call('POST', `/capi/shop/orders/${other.slug}/cancel`)
		expectFailure(await check(other, foreign), 422, 'CODE_INVALID')
	})

	it('refuses a code after 15 minutes, and the clean-up erases it', async () => {
		const email = newAddress()
		const order = await paidOrder({ email })
		const mailed = async () => {
			await ask(order)
			await vi.waitFor(async () => expect((await codeRow(order)).code_hash).toEqual(expect.any(String)), SOON)
		}
		await mailed()
		setClock(15 * MINUTE_MS + 1_000)
		await vi.waitFor(
			async () => expect(await codeRow(order)).toMatchObject({ code_hash: null, code_expires_at: null }),
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
