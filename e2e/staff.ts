import type { OrderStatus } from '@app/contract/orders'
import { alwaysOpenBranch as findAlwaysOpenBranch } from '../scripts/demo-chain.ts'

const cmsUrl = () => process.env.E2E_CMS_URL!

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
	const response = await fetch(cmsUrl() + path, {
		method,
		headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
		body: body === undefined ? undefined : JSON.stringify(body),
	})
	if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
	return response.status === 204 ? (undefined as T) : ((await response.json()) as { data: T }).data
}

/** What staff do in the Studio, over the same calls that the Studio makes. */
export class Staff {
	readonly #token: string

	private constructor(token: string) {
		this.#token = token
	}

	static async signIn(): Promise<Staff> {
		const { access_token } = await call<{ access_token: string }>(
			'POST',
			'/auth/login',
			JSON.parse(process.env.E2E_ADMIN!),
		)
		return new Staff(access_token)
	}

	async moveOrder(reference: string, order_status: OrderStatus): Promise<void> {
		const query = `filter[reference][_eq]=${encodeURIComponent(reference)}&fields=id`
		const [order] = await call<{ id: number }[]>('GET', `/items/orders?${query}`, undefined, this.#token)
		if (!order) throw new Error(`There is no order ${reference}.`)
		await call('PATCH', `/items/orders/${order.id}`, { order_status }, this.#token)
	}

	async countOrders(email: string): Promise<number> {
		const query = `filter[email][_eq]=${encodeURIComponent(email)}&filter[payment_status][_eq]=paid&fields=id`
		return (await call<unknown[]>('GET', `/items/orders?${query}`, undefined, this.#token)).length
	}

	async setPrice(product: number, price: number): Promise<void> {
		await call('PATCH', `/items/products/${product}`, { price }, this.#token)
	}

	async setSoldOut(branch: number, product: number, sold_out: boolean): Promise<void> {
		const query = `filter[branch][_eq]=${branch}&filter[product][_eq]=${product}&fields=id`
		const [row] = await call<{ id: number }[]>('GET', `/items/branch_products?${query}`, undefined, this.#token)
		await call('PATCH', `/items/branch_products/${row!.id}`, { sold_out }, this.#token)
	}

	async updateBranch(branch: number, fields: Record<string, unknown>): Promise<void> {
		await call('PATCH', `/items/branches/${branch}`, fields, this.#token)
	}
}

/** The branch that is open around the clock, and what it has in stock now. */
export const alwaysOpenBranch = () => findAlwaysOpenBranch(cmsUrl())
