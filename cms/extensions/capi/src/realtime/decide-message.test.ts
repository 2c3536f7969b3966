import { describe, expect, it } from 'vitest'
import { decideMessage } from './decide-message.ts'

const guest = { user: null, app: false }
const customer = { user: 'a', app: false }
const staff = { user: 'b', app: true }
const codeOf = (message: Record<string, unknown>, who: typeof guest | typeof customer) =>
	decideMessage(message, who)?.code ?? 'passes'

describe('a message of a socket', () => {
	it.each(['auth', 'ping', 'pong', 'unsubscribe'])('of type %s passes', (type) => {
		for (const who of [guest, customer, staff]) expect(codeOf({ type }, who)).toBe('passes')
	})

	it.each(['items', 'collab', 'logs', '', undefined, 5, 'toString'])('of type %j is refused', (type) => {
		for (const who of [guest, customer, staff]) expect(codeOf({ type }, who)).toBe('FORBIDDEN')
	})

	it.each([
		['branches', 'passes', 'passes', 'passes'],
		['branch_products', 'passes', 'passes', 'passes'],
		['orders', 'FORBIDDEN', 'passes', 'passes'],
		['order_lines', 'FORBIDDEN', 'FORBIDDEN', 'passes'],
		['directus_users', 'FORBIDDEN', 'FORBIDDEN', 'passes'],
		['coupons', 'FORBIDDEN', 'FORBIDDEN', 'passes'],
		[['orders'], 'FORBIDDEN', 'FORBIDDEN', 'passes'],
		[undefined, 'FORBIDDEN', 'FORBIDDEN', 'passes'],
	])('that follows %j: guest %s, customer %s, staff %s', (collection, ...expected) => {
		const message = { type: 'subscribe', collection }
		expect([guest, customer, staff].map((who) => codeOf(message, who))).toEqual(expected)
	})

	it.each([
		[{ fields: ['id'] }, 'passes'],
		[{ fields: ['*'] }, 'passes'],
		[{ fields: ['id', 'order_status'] }, 'passes'],
		[{}, 'passes'],
		[{ fields: ['lines.product.categories.name'] }, 'INVALID_PAYLOAD'],
		[{ fields: Array.from({ length: 21 }, () => 'id') }, 'INVALID_PAYLOAD'],
		[{ fields: 'id' }, 'INVALID_PAYLOAD'],
		[{ fields: ['lines.name'] }, 'INVALID_PAYLOAD'],
		[{ fields: ['*.*'] }, 'INVALID_PAYLOAD'],
		[{ filter: { id: { _eq: 1 } } }, 'INVALID_PAYLOAD'],
		[{ sort: ['-id'] }, 'INVALID_PAYLOAD'],
		[{ limit: 5 }, 'INVALID_PAYLOAD'],
		[{ deep: {} }, 'INVALID_PAYLOAD'],
		[{ aggregate: { count: '*' } }, 'INVALID_PAYLOAD'],
		[[], 'INVALID_PAYLOAD'],
		['x', 'INVALID_PAYLOAD'],
	])('with the query %j %s', (query, expected) => {
		expect(codeOf({ type: 'subscribe', collection: 'orders', query }, customer)).toBe(expected)
	})
})
