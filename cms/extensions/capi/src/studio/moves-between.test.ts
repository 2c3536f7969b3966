import type { OrderStatus } from '@app/contract/orders'
import { expect, it } from 'vitest'
import { movesBetween } from './moves-between.ts'

it.each<[OrderStatus, OrderStatus, OrderStatus[] | null]>([
	['confirmed', 'accepted', ['accepted']],
	['confirmed', 'preparing', ['accepted', 'preparing']],
	['accepted', 'completed', ['preparing', 'ready', 'completed']],
	['preparing', 'cancelled', ['cancelled']],
	['pending_payment', 'accepted', null],
	['cancelled', 'accepted', null],
	['ready', 'preparing', null],
])('from %s to %s it takes %j', (from, to, moves) => {
	expect(movesBetween(from, to)).toEqual(moves)
})
