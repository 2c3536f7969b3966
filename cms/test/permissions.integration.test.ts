import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_ADMIN } from '../../scripts/system.ts'
import { CUSTOMER_ROLE, EDITOR_ROLE, STAFF_ROLE } from '../schema/ids.ts'
import { call, createPreparedInstance, type Instance, removeInstance, signIn, start, stop } from './instance.ts'

const PASSWORD = 'a-password-for-tests'
const OWN_BRANCH = 1
const OTHER_BRANCH = 2

describe('permissions', () => {
	let instance: Instance
	let server: ChildProcess
	let admin: string
	const tokens: Record<string, string> = {}
	const get = (who: string, path: string) => call(instance, 'GET', path, { token: tokens[who] })
	const patch = (who: string, path: string, body: unknown) =>
		call(instance, 'PATCH', path, { token: tokens[who], body })

	async function createUser(name: string, role: string, more: Record<string, unknown> = {}): Promise<string> {
		const email = `${name}@example.com`
		const body = { email, password: PASSWORD, role, ...more }
		const { data } = await call(instance, 'POST', '/users', { token: admin, body })
		tokens[name] = await signIn(instance, { email, password: PASSWORD })
		return data.id
	}

	async function createOrder(branch: number, user: string | null): Promise<number> {
		const body = {
			reference: `T-${branch}-${user ? 'user' : 'guest'}`,
			slug: `slug-${branch}-${user}`,
			branch,
			user,
			company: 1,
			first_name: 'Ada',
			last_name: 'Lovelace',
			email: 'ada@example.com',
			phone: '+353 1 555 0199',
			order_status: 'confirmed',
			payment_status: 'paid',
			subtotal: 11.5,
			tax: 1.37,
			total: 11.5,
			currency: 'EUR',
			lines: [{ name: 'A burger', quantity: 1, unit_price: 11.5, total: 11.5, tax: 1.37, product: 101 }],
		}
		const { status, data } = await call(instance, 'POST', '/items/orders', { token: admin, body })
		expect(status, JSON.stringify(data)).toBe(200)
		return data.id
	}

	let ownOrder: number
	let otherOrder: number

	beforeAll(async () => {
		instance = await createPreparedInstance()
		server = await start(instance)
		admin = await signIn(instance, TEST_ADMIN)
		const customer = await createUser('customer', CUSTOMER_ROLE)
		await createUser('staff', STAFF_ROLE, { branch: OWN_BRANCH })
		await createUser('unplaced', STAFF_ROLE)
		await createUser('editor', EDITOR_ROLE)
		ownOrder = await createOrder(OWN_BRANCH, customer)
		otherOrder = await createOrder(OTHER_BRANCH, null)
	})

	afterAll(async () => {
		if (server) await stop(server)
		await removeInstance(instance)
	})

	describe('of the public', () => {
		it.each(['branches', 'categories', 'products', 'attributes', 'product_options', 'taxes', 'settings'])(
			'open %s',
			async (collection) => {
				expect((await get('nobody', `/items/${collection}?limit=1`)).status).toBe(200)
			},
		)

		it.each(['orders', 'order_lines', 'order_history', 'payments', 'payment_events', 'outbox', 'coupons'])(
			'hide %s',
			async (collection) => {
				expect((await get('nobody', `/items/${collection}`)).status).toBe(403)
			},
		)

		it('hide people, drafts and how many are left', async () => {
			expect((await get('nobody', '/users')).status).toBe(403)
			expect((await get('nobody', '/items/branch_products?fields=stock')).status).toBe(403)
			await call(instance, 'PATCH', '/items/products/120', { token: admin, body: { status: 'draft' } })
			expect((await get('nobody', '/items/products/120')).status).toBe(403)
			const ofDraft = '/items/product_options?filter[product][_eq]=120&fields=id'
			const options = (await call(instance, 'GET', ofDraft, { token: admin })).data as { id: number }[]
			expect(options.length).toBeGreaterThan(0)
			const ids = options.map(({ id }) => id).join(',')
			expect((await get('nobody', `/items/product_options?filter[id][_in]=${ids}`)).data).toEqual([])
			expect((await get('nobody', ofDraft)).status).toBe(403)
		})

		it('serve pictures of products in the sizes of the presets, and in no other', async () => {
			const { data } = await get('nobody', '/items/products/101?fields=image')
			const asset = (query: string) => fetch(`${instance.url}/assets/${data.image}${query}`)
			for (const key of ['thumbnail', 'profile', 'blog', 'product-card', 'product-sheet']) {
				expect((await asset(`?key=${key}`)).status).toBe(200)
			}
			expect((await asset('?width=5999')).status).toBe(400)
		})
	})

	describe('of branch staff', () => {
		it('show orders of the own branch, without email, link or key', async () => {
			const { data } = await get('staff', '/items/orders?fields=id,branch,first_name,lines.name')
			expect(data).toEqual([{ id: ownOrder, branch: OWN_BRANCH, first_name: 'Ada', lines: [{ name: 'A burger' }] }])
			for (const field of ['email', 'slug', 'idempotency_key', 'request_hash']) {
				expect((await get('staff', `/items/orders?fields=${field}`)).status).toBe(403)
			}
		})

		it('let the order status be moved, and nothing else of an order', async () => {
			expect((await patch('staff', `/items/orders/${ownOrder}`, { order_status: 'accepted' })).status).toBe(200)
			for (const body of [
				{ total: 1 },
				{ payment_status: 'refunded' },
				{ first_name: 'X' },
				{ branch: OTHER_BRANCH },
			]) {
				expect((await patch('staff', `/items/orders/${ownOrder}`, body)).status).toBe(403)
			}
			expect((await patch('staff', `/items/orders/${otherOrder}`, { order_status: 'accepted' })).status).toBe(403)
		})

		it('let products of the own branch be sold out, and its kitchen be closed', async () => {
			expect((await patch('staff', '/items/branch_products/10101', { sold_out: true, stock: 3 })).status).toBe(200)
			expect((await patch('staff', '/items/branch_products/20101', { sold_out: true })).status).toBe(403)
			expect((await patch('staff', '/items/branch_products/10101', { branch: OTHER_BRANCH })).status).toBe(403)
			expect(
				(await patch('staff', '/items/branches/1', { kitchen_status: 'busy', can_order_online: false })).status,
			).toBe(200)
			expect((await patch('staff', '/items/branches/1', { title: 'Mine' })).status).toBe(403)
			expect((await patch('staff', '/items/branches/2', { kitchen_status: 'busy' })).status).toBe(403)
			expect((await patch('staff', '/items/products/101', { price: 0 })).status).toBe(403)
		})

		it('run the buttons of the list for the own branch only', async () => {
			const press = (keys: number[]) =>
				call(instance, 'POST', '/flows/trigger/5b0f7a52-6a8e-4f0c-9d3a-0d6f1c1f7d01', {
					token: tokens.staff,
					body: { collection: 'branch_products', keys },
				})
			expect((await press([10102, 10103])).status).toBe(200)
			expect((await press([20102])).status).toBe(403)
			const { data } = await call(instance, 'GET', '/items/branch_products?filter[id][_in]=10102,10103,20102', {
				token: admin,
			})
			expect(data.map((item: { sold_out: boolean }) => item.sold_out)).toEqual([true, true, false])
		})

		it('do not let somebody choose another branch or role', async () => {
			expect((await patch('staff', '/users/me', { branch: OTHER_BRANCH })).status).toBe(403)
			expect((await patch('staff', '/users/me', { role: EDITOR_ROLE })).status).toBe(403)
		})

		it('show nothing to somebody without a branch', async () => {
			expect((await get('unplaced', '/items/orders')).data).toEqual([])
			expect((await get('unplaced', '/items/branch_products')).data).toEqual([])
		})
	})

	describe('of customers', () => {
		it('show the own orders and the own profile', async () => {
			expect((await get('customer', '/items/orders?fields=id')).data).toEqual([{ id: ownOrder }])
			expect((await get('customer', '/users?fields=email')).data).toEqual([{ email: 'customer@example.com' }])
			expect((await patch('customer', '/users/me', { first_name: 'Grace' })).status).toBe(200)
			expect((await patch('customer', '/users/me', { role: STAFF_ROLE })).status).toBe(403)
			expect((await patch('customer', '/users/me', { branch: OWN_BRANCH })).status).toBe(403)
		})

		it('let no order be made or moved past /capi', async () => {
			const body = { order_status: 'confirmed' }
			expect((await patch('customer', `/items/orders/${ownOrder}`, body)).status).toBe(403)
			expect((await call(instance, 'POST', '/items/orders', { token: tokens.customer, body })).status).toBe(403)
		})

		it('include what the public may read', async () => {
			expect((await get('customer', '/items/products?limit=1')).status).toBe(200)
		})
	})

	describe('of editors', () => {
		it('cover the menu and the shop settings', async () => {
			expect((await patch('editor', '/items/products/101', { price: 11.9 })).status).toBe(200)
			expect((await patch('editor', '/items/settings', { brand_line: 'New line' })).status).toBe(200)
		})

		it('hide orders, payments and other people', async () => {
			for (const collection of ['orders', 'order_lines', 'payments', 'outbox']) {
				expect((await get('editor', `/items/${collection}`)).status).toBe(403)
			}
			expect((await get('editor', '/users?fields=email')).data).toEqual([{ email: 'editor@example.com' }])
		})
	})
})
