import type { Branch, Menu, Product } from '@app/contract/menu'
import { menuPath } from '@app/contract/menu-path'
import type { OrderStatus, PaymentStatus } from '@app/contract/orders'
import { expect } from '@playwright/test'
import { callCms, sharedCms } from './cms.ts'

const ALL_DAY = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '00:00', close: '24:00' }))

/** What staff do in the Studio, over the same calls that the Studio makes. */
export class Staff {
	readonly #cms: string
	readonly #token: string

	private constructor(cms: string, token: string) {
		this.#cms = cms
		this.#token = token
	}

	static async signIn(cms = sharedCms()): Promise<Staff> {
		const body = JSON.parse(process.env.E2E_ADMIN!)
		const { access_token } = await callCms<{ access_token: string }>('POST', '/auth/login', { body, cms })
		return new Staff(cms, access_token)
	}

	#call<T>(method: string, path: string, body?: unknown): Promise<T> {
		return callCms(method, path, { body, headers: { Authorization: `Bearer ${this.#token}` }, cms: this.#cms })
	}

	/** Adds an item to a collection; gives its id. */
	async post(collection: string, item: object): Promise<number> {
		return (await this.#call<{ id: number }>('POST', `/items/${collection}`, item)).id
	}

	async change(collection: string, id: number, fields: object): Promise<void> {
		await this.#call('PATCH', `/items/${collection}/${id}`, fields)
	}

	/** Where the Studio's button leads to. */
	async previewOf(collection: string, id: number): Promise<string> {
		const headers = { Authorization: `Bearer ${this.#token}` }
		const reply = await fetch(`${this.#cms}/capi/content/preview/${collection}/${id}`, { headers, redirect: 'manual' })
		return reply.headers.get('Location')!
	}

	async moveOrder(reference: string, order_status: OrderStatus): Promise<void> {
		const query = `filter[reference][_eq]=${encodeURIComponent(reference)}&fields=id`
		const [order] = await this.#call<{ id: number }[]>('GET', `/items/orders?${query}`)
		if (!order) throw new Error(`There is no order ${reference}.`)
		await this.#call('PATCH', `/items/orders/${order.id}`, { order_status })
	}

	/** From a paid order to the counter. */
	async finishOrder(reference: string): Promise<void> {
		for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
			await this.moveOrder(reference, status)
	}

	/** What an administrator sees of an order. */
	async readOrder(reference: string, fields: string[]): Promise<Record<string, unknown>> {
		const query = `filter[reference][_eq]=${encodeURIComponent(reference)}&fields=${fields.join(',')}`
		const [order] = await this.#call<Record<string, unknown>[]>('GET', `/items/orders?${query}`)
		return order!
	}

	/** What became of each order of a customer, the oldest first. */
	async listPayments(email: string): Promise<PaymentStatus[]> {
		const query = `filter[email][_eq]=${encodeURIComponent(email)}&fields=payment_status&sort=id`
		const orders = await this.#call<{ payment_status: PaymentStatus }[]>('GET', `/items/orders?${query}`)
		return orders.map(({ payment_status }) => payment_status)
	}

	async countOrders(email: string): Promise<number> {
		return (await this.listPayments(email)).filter((status) => status === 'paid').length
	}

	async setPrice(product: number, price: number): Promise<void> {
		await this.#call('PATCH', `/items/products/${product}`, { price })
	}

	async setSoldOut(branch: number, product: number, sold_out: boolean): Promise<void> {
		await this.#updateShelf(branch, product, { sold_out })
	}

	/** Counts the pieces of a product at a branch from now on. */
	async setStock(branch: number, product: number, stock: number): Promise<void> {
		await this.#updateShelf(branch, product, { stock })
	}

	async #updateShelf(branch: number, product: number, fields: Record<string, unknown>): Promise<void> {
		const query = `filter[branch][_eq]=${branch}&filter[product][_eq]=${product}&fields=id`
		const [row] = await this.#call<{ id: number }[]>('GET', `/items/branch_products?${query}`)
		await this.#call('PATCH', `/items/branch_products/${row!.id}`, fields)
	}

	/**
	 * Opens a branch around the clock that sells these products at the shop that the journeys share; gives its id. It is
	 * listed behind the seed's own, and stands where the seed's own does that is always open: that one is the nearest,
	 * not the branch of another journey.
	 */
	async openBranch(title: string, products: readonly Product[]): Promise<number> {
		const { location } = (await alwaysOpenBranch(this.#cms)).branch
		const { id } = await this.#call<{ id: number }>('POST', '/items/branches', {
			status: 'draft',
			title,
			slug: crypto.randomUUID(),
			odooID: 900,
			outlet_reference: 'OUT-900',
			company: products[0]!.company_id,
			address: '1 Test Street, Dublin 1',
			phone: '+353 1 555 0900',
			timezone: 'Europe/Dublin',
			location,
			opening_hours: ALL_DAY,
			pos_session: { id: 900, name: 'POS/00900', config_id: 900 },
			can_order_online: true,
			kitchen_status: 'open',
			sort: 900,
		})
		const rows = products.map((product) => ({ branch: id, product: product.id, sold_out: false, stock: null }))
		await this.#call('POST', '/items/branch_products', rows)
		// Once it has its menu: another journey may make the storefront read it in between, and a page without a live link
		// would keep an empty menu.
		await this.updateBranch(id, { status: 'published' })
		// The storefront keeps its pages for a moment.
		await expect.poll(async () => (await fetch(`${process.env.E2E_STOREFRONT_URL}/order`)).text()).toContain(title)
		return id
	}

	async updateBranch(branch: number, fields: Record<string, unknown>): Promise<void> {
		await this.#call('PATCH', `/items/branches/${branch}`, fields)
	}

	/** A coupon for everybody. */
	async addCoupon(coupon: {
		code: string
		kind: 'percent' | 'fixed'
		value: number
		ends_at?: string
		per_customer?: number
		public?: boolean
	}): Promise<void> {
		await this.#call('POST', '/items/coupons', {
			minimum: 0,
			uses: 0,
			active: true,
			description: coupon.code,
			...coupon,
		})
	}

	/** How many devices the shop has for a subscription's address, and whose they are. */
	async findPushUsers(endpoint: string): Promise<(string | null)[]> {
		const query = `filter[endpoint][_eq]=${encodeURIComponent(endpoint)}&fields=user`
		const rows = await this.#call<{ user: string | null }[]>('GET', `/items/push_subscriptions?${query}`)
		return rows.map(({ user }) => user)
	}

	/** Stops or resumes everything: the switch in the settings. */
	async setOutage(outage: boolean): Promise<void> {
		await this.#call('PATCH', '/items/settings', { outage })
	}
}

interface StockedBranch {
	branch: Branch
	/** What it sells and has in stock. */
	products: Product[]
}

/** The branches that take orders around the clock, and what they have in stock. */
export async function alwaysOpenBranches(cms = sharedCms(), language = 'en'): Promise<StockedBranch[]> {
	const menu = await callCms<Menu>('GET', menuPath(language), { cms })
	return menu.branches
		.filter(({ can_order_online, closes_at }) => can_order_online && closes_at === null)
		.map((branch) => {
			const soldOut = new Set(branch.out_of_stock.map(({ odoo_products_id }) => odoo_products_id.odoo_id))
			const isInStock = ({ id }: Product) => branch.products.includes(id) && !soldOut.has(id)
			return { branch, products: menu.products.filter(isInStock) }
		})
}

/** The seed's own such branch. */
export async function alwaysOpenBranch(cms = sharedCms(), language = 'en'): Promise<StockedBranch> {
	const [first] = await alwaysOpenBranches(cms, language)
	if (!first) throw new Error('The seed has no branch that is open around the clock.')
	return first
}
