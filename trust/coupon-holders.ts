import { randomUUID } from 'node:crypto'
import type { CreatedOrder } from '@app/contract/orders'
import { expect } from 'vitest'
import type { Reply } from '../scripts/demo-customer.ts'
import type { Shop } from './shops.ts'

/** Accounts of customers; gives what each of them shows who they are with. */
export async function openAccounts({ studio }: Shop, count: number): Promise<string[]> {
	const roles = await studio<{ id: string; name: string }[]>('GET', '/roles?fields=id,name')
	const role = roles.data.find(({ name }) => name === 'Customer')!.id
	const tokens = Array.from({ length: count }, () => randomUUID())
	const users = tokens.map((token) => ({ email: `${token}@example.com`, role, status: 'active', token }))
	const reply = await studio('POST', '/users', users)
	expect(reply.status, JSON.stringify(reply.body)).toBe(200)
	return tokens
}

export async function createCoupon({ studio }: Shop, rule: object): Promise<{ id: number; code: string }> {
	const code = `C${randomUUID().slice(0, 8).toUpperCase()}`
	const reply = await studio<{ id: number }>('POST', '/items/coupons', { code, kind: 'percent', value: 10, ...rule })
	expect(reply.status, JSON.stringify(reply.body)).toBe(200)
	return { id: reply.data.id, code }
}

/** Orders with a coupon, from a cart of its own. */
export function placeWithCoupon(shop: Shop, code: string, token: string): Promise<Reply<{ order: CreatedOrder }>> {
	return shop.customer.send('POST', '/capi/shop/orders', shop.draft({ coupon_code: code }), {
		'Idempotency-Key': randomUUID(),
		Authorization: `Bearer ${token}`,
	})
}
