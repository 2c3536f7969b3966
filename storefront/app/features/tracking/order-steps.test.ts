import { expect, it } from 'vitest'
import { makeOrder } from '../../../test/make-order.ts'
import { orderSteps, stepsReached } from './order-steps.ts'

const states = (order: Parameters<typeof orderSteps>[0]) =>
	orderSteps(order).map(({ status, state }) => `${status} ${state}`)

it('shows what is done, what goes on and what lies ahead', () => {
	expect(states(makeOrder({ order_status: 'preparing' }))).toEqual([
		'confirmed done',
		'accepted done',
		'preparing current',
		'ready ahead',
		'completed ahead',
	])
})

it('gives each step the time at which the order came there', () => {
	expect(orderSteps(makeOrder())[0]!.at).toBe('2026-11-20T18:31:00+00:00')
})

it('has nothing left to do once the order is collected', () => {
	expect(states(makeOrder({ order_status: 'completed' })).every((step) => step.endsWith('done'))).toBe(true)
})

it('ends a cancelled order where it ended', () => {
	const history = [
		{ order_status: 'confirmed', at: '2026-11-20T18:31:00+00:00' },
		{ order_status: 'cancelled', at: '2026-11-20T18:33:00+00:00' },
	] as const
	expect(states({ order_status: 'cancelled', history: [...history] })).toEqual(['confirmed done', 'cancelled current'])
})

it('has reached no step before it is paid', () => {
	expect(stepsReached('pending_payment')).toBe(0)
})
