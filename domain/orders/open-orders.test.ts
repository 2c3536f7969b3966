import { expect, it } from 'vitest'
import { decideOpenOrderWait, type OpenOrder } from './open-orders.ts'

const CAPS = { device: 2, address: 3, phone: 1 }
const from = (...shared: OpenOrder['shared'][number][]) => shared
const open = (...orders: (readonly [number, OpenOrder['shared']])[]) =>
	orders.map(([expiresAt, shared]) => ({ expiresAt, placedAt: -10, shared }))

it.each([
	{ what: 'no order is open', orders: open(), wait: null },
	{ what: 'a device has one of two', orders: open([9, from('device', 'address')]), wait: null },
	{ what: 'a device has both', orders: open([9, from('device')], [5, from('device')]), wait: 5 },
	{ what: 'a phone has its one', orders: open([7, from('phone')]), wait: 7 },
	{
		what: 'two caps are reached',
		orders: open([4, from('device')], [5, from('device')], [9, from('phone')]),
		wait: 9,
	},
	{
		what: 'a cap was lowered since',
		orders: open([1, from('phone')], [2, from('phone')], [3, from('phone')]),
		wait: 3,
	},
	{
		what: 'an order of the number has its device in common, too',
		orders: open([7, from('device', 'phone')]),
		strangerMs: 5,
		wait: 7,
	},
	{ what: 'a stranger has just typed the number', orders: open([7, from('phone')]), strangerMs: 12, wait: 2 },
	{ what: 'a stranger typed the number a while ago', orders: open([7, from('phone')]), strangerMs: 10, wait: null },
])('waits until $wait where $what', ({ orders, wait, strangerMs = Infinity }) => {
	expect(decideOpenOrderWait(orders, { caps: CAPS, now: 0, strangerMs })).toBe(wait)
})
