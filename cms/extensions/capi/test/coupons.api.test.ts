import { randomUUID } from 'node:crypto'
import { CouponCheckSchema, type CouponList, CouponListSchema } from '@app/contract/coupons'
import * as v from 'valibot'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
	confirm,
	DOCKLANDS,
	draftOf,
	expectFailure,
	get,
	openSession,
	placedOrder,
	placeOrder,
	post,
	setClock,
	signIn,
	studio,
	track,
} from './client.ts'

const FRIES = 201

/** Signed in once for all tests in which it makes no difference who asks. */
let headers: { authorization: string }

beforeAll(async () => {
	;({ headers } = await signIn('Customer'))
})

afterEach(() => setClock(0))

async function createCoupon(fields: object): Promise<string> {
	const code = `C${randomUUID().slice(0, 8).toUpperCase()}`
	const reply = await studio('POST', '/items/coupons', { code, kind: 'percent', value: 10, ...fields })
	expect(reply.status, JSON.stringify(reply.body)).toBe(200)
	return code
}

const check = (code: unknown, headers: Record<string, string>, draft: object = {}) =>
	post('/capi/shop/coupons/check', { code, ...draftOf(draft) }, headers)
const listOf = async (headers: Record<string, string>) =>
	v.parse(CouponListSchema, (await get<CouponList>('/capi/shop/coupons', headers)).data)

describe('POST /capi/shop/coupons/check', () => {
	it('answers with the discount, whether the draft stands beside the code or under its own name', async () => {
		const beside = await check('WELCOME10', headers)
		const under = await post('/capi/shop/coupons/check', { code: ' welcome10', draft: draftOf() }, headers)
		expect(v.parse(CouponCheckSchema, beside.data)).toMatchObject({ code: 'WELCOME10', currency: 'EUR' })
		expect(under.data).toEqual(beside.data)
	})

	it('asks a guest to sign in, and never says whether a code exists', async () => {
		for (const code of ['WELCOME10', 'EXPIRED', 'NOSUCH'])
			expectFailure(await check(code, {}), 422, 'COUPON_LOGIN_REQUIRED')
		expectFailure(await check('WELCOME10', { authorization: 'Bearer none' }), 401, 'INVALID_CREDENTIALS')
	})

	it.each([
		['NOSUCH', 'COUPON_INVALID'],
		['EXPIRED', 'COUPON_EXPIRED'],
		['USEDUP', 'COUPON_USED_UP'],
		['BIGDILL5', 'COUPON_MINIMUM'],
		['FREEFRIES', 'COUPON_MINIMUM'],
	])('refuses %s with %s', async (code, expected) => {
		expectFailure(await check(code, headers), 422, expected)
	})

	it('is free for the cart whose own unpaid order holds it, and for nobody else', async () => {
		const { headers } = await signIn('Customer')
		const once = await createCoupon({ per_customer: 1, max_uses: 1 })
		const cart_id = `cart-${randomUUID()}`
		const { slug } = await placedOrder({ coupon_code: once, cart_id }, headers)
		expectFailure(await check(once, headers), 422, 'COUPON_USED_UP')
		expectFailure(await check(once, headers, { cart_id: `cart-${randomUUID()}` }), 422, 'COUPON_USED_UP')
		for (const draft of [{ cart_id }, { replaces: slug }]) expect((await check(once, headers, draft)).status).toBe(200)
		const changed = { items: [{ id: 101, quantity: 2 }], coupon_code: once, cart_id }
		const quote = await post<{ problems: unknown[] }>('/capi/shop/quote', draftOf(changed), headers)
		expect(quote.data.problems).toEqual([])
		const next = await placedOrder(changed, headers)
		await confirm((await openSession(next)).data.payment_ref)
		// It has paid: it is nobody's to give back.
		expectFailure(await check(once, headers, { cart_id, replaces: next.slug }), 422, 'COUPON_USED_UP')
	})

	it('refuses a body without a code or without a draft', async () => {
		expectFailure(await post('/capi/shop/coupons/check', draftOf(), headers), 400, 'INVALID_PAYLOAD')
		for (const draft of [undefined, 5]) {
			const reply = await post('/capi/shop/coupons/check', { code: 'WELCOME10', draft }, headers)
			expectFailure(reply, 400, 'INVALID_PAYLOAD')
		}
		for (const code of ['', ' ', 'x'.repeat(41), 5, ['WELCOME10'], { _eq: 'WELCOME10' }])
			expectFailure(await check(code, headers), 400, 'INVALID_PAYLOAD')
	})

	it('refuses a draft that is nested deeper than any', async () => {
		const depth = 200_000
		const body = `{"code":"WELCOME10","draft":{"items":${'['.repeat(depth)}${']'.repeat(depth)}}}`
		expectFailure(await post('/capi/shop/coupons/check', body), 400, 'INVALID_PAYLOAD')
	})
})

describe('GET /capi/shop/coupons', () => {
	it('lists what is shown to everybody, given to the account or used by it, and nothing else', async () => {
		const [ann, ben] = await Promise.all([signIn('Customer'), signIn('Customer')])
		const shown = await createCoupon({ public: true })
		const given = await createCoupon({ customer: ann.id })
		const secret = await createCoupon({})
		const codesFor = async (headers: Record<string, string>) => {
			const { coupons, past } = await listOf(headers)
			return [...coupons, ...past].map(({ code }) => code)
		}
		expect(await codesFor(ann.headers)).toEqual(expect.arrayContaining(['WELCOME10', shown, given]))
		expect(await codesFor(ann.headers)).not.toContain(secret)
		expect(await codesFor(ben.headers)).toEqual(expect.arrayContaining(['WELCOME10', shown]))
		expect(await codesFor(ben.headers)).not.toEqual(expect.arrayContaining([given]))
		const order = await placedOrder({ coupon_code: secret }, ben.headers)
		await confirm((await openSession(order)).data.payment_ref)
		expect(await codesFor(ben.headers)).toContain(secret)
		expect(await codesFor(ann.headers)).not.toContain(secret)
	})
})

describe('a coupon for an item', () => {
	const withFries = {
		items: [
			{ id: 101, quantity: 1 },
			{ id: FRIES, quantity: 2 },
		],
	}

	it('makes one piece free, for as long as it is in the order', async () => {
		const code = await createCoupon({ kind: 'item', value: 0, product: FRIES })
		const order = await placedOrder({ ...withFries, coupon_code: code }, headers)
		const { lines, subtotal, discount, total } = await track(order.slug)
		const fries = lines.find((line) => line.id === FRIES)!
		expect(discount).toBe(fries.unit_price)
		expect(total).toBeCloseTo(subtotal - fries.unit_price, 2)
		const without = await placeOrder(draftOf({ coupon_code: code }), headers)
		expectFailure(without, 409, 'CART_CHANGED')
		expect(without.body.message).toBe('Add the item that this coupon is for to your order.')
	})

	it('sells one piece at its own price', async () => {
		const code = await createCoupon({ kind: 'item', value: 1.5, product: FRIES })
		const { data } = await check(code, headers, withFries)
		const { lines } = await track((await placedOrder(withFries)).slug)
		const price = lines.find((line) => line.id === FRIES)!.unit_price
		expect((data as { discount: number }).discount).toBeCloseTo(price - 1.5, 2)
	})
})

describe('a coupon of one branch or company', () => {
	it('counts there and nowhere else', async () => {
		const [here, elsewhere] = [await createCoupon({ branch: DOCKLANDS }), await createCoupon({ branch: 1 })]
		const otherCompany = await createCoupon({ company: 2 })
		expect((await check(here, headers)).status).toBe(200)
		for (const code of [elsewhere, otherCompany]) {
			const reply = await check(code, headers)
			expectFailure(reply, 422, 'COUPON_INVALID')
			expect(reply.body.message).toBe('This coupon is not valid at this branch.')
		}
	})
})

describe('GET /capi/shop/coupons', () => {
	it('is for customers who are signed in', async () => {
		expectFailure(await get('/capi/shop/coupons'), 401, 'UNAUTHENTICATED')
		expectFailure(await get('/capi/shop/coupons', { authorization: 'Bearer none' }), 401, 'INVALID_CREDENTIALS')
	})

	it('lists what can be used, what it is for, and not what others have used up', async () => {
		const { coupons } = await listOf(headers)
		const codes = coupons.map((coupon) => coupon.code)
		expect(codes).toEqual(expect.arrayContaining(['WELCOME10', 'REGULAR15', 'FREEFRIES', 'DOCKS20']))
		for (const code of ['EXPIRED', 'USEDUP']) expect(codes).not.toContain(code)
		expect(coupons.find(({ code }) => code === 'FREEFRIES')).toMatchObject({
			kind: 'item',
			value: 0,
			minimum: 12,
			product_id: FRIES,
			product_name: 'Skinny Dippers',
			state: 'usable',
			used_at: null,
		})
		expect(coupons.find(({ code }) => code === 'DOCKS20')).toMatchObject({ branch_id: DOCKLANDS })
	})

	it('keeps what this customer has used, and what has expired lately, apart', async () => {
		const [ann, ben] = await Promise.all([signIn('Customer'), signIn('Customer')])
		const once = await createCoupon({ public: true, per_customer: 1 })
		const soon = await createCoupon({ public: true, ends_at: new Date(Date.now() + 3_600_000).toISOString() })
		const stateIn = ({ coupons, past }: CouponList, code: string) =>
			[...coupons, ...past].find((coupon) => coupon.code === code)?.state ?? 'not listed'
		const order = await placedOrder({ coupon_code: once }, ann.headers)
		// One that an unpaid order holds has not been used.
		expect(stateIn(await listOf(ann.headers), once)).toBe('usable')
		await confirm((await openSession(order)).data.payment_ref)
		expect(stateIn(await listOf(ann.headers), once)).toBe('used')
		expect(stateIn(await listOf(ben.headers), once)).toBe('usable')
		expect((await listOf(ann.headers)).past[0]).toMatchObject({ code: once, used_at: expect.any(String) })
		setClock(2 * 3_600_000)
		expect(stateIn(await listOf(ben.headers), soon)).toBe('expired')
		setClock(91 * 86_400_000)
		expect(stateIn(await listOf(ben.headers), soon)).toBe('not listed')
	})
})
