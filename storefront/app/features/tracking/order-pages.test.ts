import { expect, it } from 'vitest'
import { makeOrder } from '../../../test/make-order.ts'
import { mergePage, NO_PAGES, nextPage, splitOrders } from './order-pages.ts'

const orders = (...ids: number[]) => ids.map((id) => makeOrder({ id }))
const idsOf = (list: readonly { id: number }[] | null) => list?.map(({ id }) => id)

it('lists the newest first, page behind page', () => {
	const first = mergePage(NO_PAGES, { orders: orders(9, 8), total: 4 })
	const second = mergePage(first, { orders: orders(7, 6), total: 4 })
	expect(idsOf(second.orders)).toEqual([9, 8, 7, 6])
	expect(second.total).toBe(4)
})

it('shows an order once that a new one has pushed to the next page', () => {
	const first = mergePage(NO_PAGES, { orders: orders(9, 8), total: 3 })
	const second = mergePage(first, { orders: orders(8, 7), total: 4 })
	expect(idsOf(second.orders)).toEqual([9, 8, 7])
	expect(second.total).toBe(4)
})

it('takes the newer state of an order, and new orders at the front', () => {
	const first = mergePage(NO_PAGES, { orders: orders(8), total: 1 })
	const fresh = mergePage(first, {
		orders: [makeOrder({ id: 9 }), makeOrder({ id: 8, order_status: 'ready' })],
		total: 2,
	})
	expect(fresh.orders?.map(({ id, order_status }) => [id, order_status])).toEqual([
		[9, 'confirmed'],
		[8, 'ready'],
	])
})

it.each([
	['nothing is known', NO_PAGES, 1],
	['one page is known', mergePage(NO_PAGES, { orders: orders(9, 8), total: 5 }), 2],
	['a page and a new order are known', mergePage(NO_PAGES, { orders: orders(9, 8, 7), total: 5 }), 2],
])('asks for the right page when %s', (_, known, page) => {
	expect(nextPage(known, 2)).toBe(page)
})

it('tells what is going on from what is over', () => {
	const list = (['pending_payment', 'ready', 'completed', 'cancelled', 'expired'] as const).map((order_status, id) =>
		makeOrder({ id, order_status }),
	)
	const { current, earlier } = splitOrders(list)
	expect(current.map(({ order_status }) => order_status)).toEqual(['pending_payment', 'ready'])
	expect(earlier.map(({ order_status }) => order_status)).toEqual(['completed', 'cancelled', 'expired'])
})
