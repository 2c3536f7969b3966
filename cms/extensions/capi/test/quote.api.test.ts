import { type Menu, type Product, SlotsSchema } from '@app/contract/menu'
import { type Quote, QuoteSchema } from '@app/contract/orders'
import * as v from 'valibot'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { call, DOCKLANDS, draftOf, expectFailure, get, post, setClock, signIn } from './client.ts'

let products: Map<number, Product>

beforeAll(async () => {
	const { data } = await get<Menu>('/capi/shop/menu-test')
	products = new Map(data.products.map((product) => [product.id, product]))
})

afterEach(() => setClock(0))

const quote = (changes: object = {}, headers: Record<string, string> = {}) =>
	post<Quote>('/capi/shop/quote', draftOf(changes), headers)

/** The last value of an option that costs extra. */
function extraOf(product: Product) {
	for (const option of product.customization_options) {
		const value = option.values.find((candidate) => candidate.price_extra > 0 && candidate.available)
		if (value && !option.removal) {
			const { value_id, template_attribute_value_id } = value
			return {
				price: value.price_extra,
				choice: { attribute_id: option.attribute_id, value_id, template_attribute_value_id },
			}
		}
	}
	throw new Error(`${product.name} has no extra`)
}

describe('POST /capi/shop/quote', () => {
	it('prices a draft with its extras from the server’s own data', async () => {
		const product = products.get(101)!
		const extra = extraOf(product)
		const reply = await quote({ items: [{ id: 101, quantity: 2, price: 0.01, customizations: [extra.choice] }] })
		expect(reply.status).toBe(200)
		const data = v.parse(QuoteSchema, reply.data)
		const total = Math.round((product.price + extra.price) * 200) / 100
		expect(data).toMatchObject({ subtotal: total, discount: 0, total, currency: 'EUR', problems: [] })
		expect(data.tax).toBeGreaterThan(0)
	})

	it('takes a coupon off, and says why it does not', async () => {
		const { headers } = await signIn('Customer')
		const { data } = await quote({ coupon_code: ' welcome10 ' }, headers)
		expect(data.discount).toBeCloseTo(data.subtotal / 10, 2)
		expect(data.total).toBeCloseTo(data.subtotal - data.discount, 2)
		const codes = await Promise.all(
			['NOSUCH', 'EXPIRED', 'USEDUP', 'BIGDILL5', 'FREEFRIES'].map(async (coupon_code) => {
				const reply = await quote({ coupon_code }, headers)
				return reply.data.problems.map((problem) => problem.code)
			}),
		)
		expect(codes).toEqual([
			['COUPON_INVALID'],
			['COUPON_EXPIRED'],
			['COUPON_USED_UP'],
			['COUPON_MINIMUM'],
			['COUPON_MINIMUM'],
		])
		const guest = await quote({ coupon_code: 'WELCOME10' })
		expect(guest.data.problems.map(({ code }) => code)).toEqual(['COUPON_LOGIN_REQUIRED'])
	})

	it('names a branch that takes no online orders, a product it does not sell and too many of one', async () => {
		const { data: closed } = await quote({ branch: 7 })
		expect(closed.problems).toContainEqual(expect.objectContaining({ code: 'BRANCH_UNAVAILABLE', field: 'branch' }))
		const foreign = [...products.values()].find((product) => product.company_id !== products.get(101)!.company_id)!
		const { data: other } = await quote({ items: [{ id: foreign.id, quantity: 1 }] })
		expect(other.problems).toContainEqual(expect.objectContaining({ code: 'PRODUCT_UNAVAILABLE', line: 0 }))
		const { data: many } = await quote({ items: [{ id: 101, quantity: 500 }] })
		expect(many.problems).toContainEqual(expect.objectContaining({ code: 'QUANTITY_LIMIT', field: 'items.0.quantity' }))
	})
})

describe('GET /capi/shop/slots', () => {
	const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Dublin' }).format(Date.now())

	it('lists today’s slots in the branch’s time zone, and how soon an order could be ready', async () => {
		const reply = await get(`/capi/shop/slots?branchId=${DOCKLANDS}&date=${today()}`)
		const data = v.parse(SlotsSchema, reply.data)
		expect(data.asap).toMatchObject({ min: expect.any(Number) })
		expect(data.timezone).toBe('Europe/Dublin')
		for (const slot of data.slots) expect(slot.start.slice(0, 10)).toBe(today())
	})

	it('has none far ahead', async () => {
		const { data } = await get<{ slots: unknown[] }>(`/capi/shop/slots?branchId=${DOCKLANDS}&date=2099-01-01`)
		expect(data.slots).toEqual([])
	})

	it.each([
		['no branch', 'date=2026-11-20', 400],
		['no date', 'branchId=3', 400],
		['a date that is none', 'branchId=3&date=2026-02-31', 400],
		['another notation', 'branchId=3&date=20.11.2026', 400],
		['an id that is SQL', "branchId=3'--&date=2026-11-20", 400],
		['a list of branches', 'branchId[]=3&date=2026-11-20', 400],
		['an unknown branch', 'branchId=999&date=2026-11-20', 404],
	])('refuses %s', async (_what, query, status) => {
		expectFailure(await get(`/capi/shop/slots?${query}`), status, status === 404 ? 'NOT_FOUND' : 'INVALID_PAYLOAD')
	})
})

describe('what is not there', () => {
	it.each([
		['GET', '/capi'],
		['GET', '/capi/nothing'],
		['POST', '/capi/shop/menu-test'],
		['DELETE', '/capi/shop/orders'],
		['GET', '/capi/shop/orders/%E0%A4%A'],
	])('%s %s is a 4xx in the contract’s shape', async (method, path) => {
		const reply = await call(method, path)
		expect(reply.status).toBeGreaterThanOrEqual(400)
		expect(reply.status).toBeLessThan(500)
		expect(reply.body).toMatchObject({ success: false, errors: [{ extensions: { code: expect.any(String) } }] })
	})
})
