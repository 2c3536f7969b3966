import { expect, it, vi } from 'vitest'
import { patchSubscriptions } from './patch-subscriptions.ts'

it('an event that nobody follows is read by nobody', async () => {
	const database = vi.fn()
	const handler = { subscriptions: { orders: new Set<never>() }, dispatch: vi.fn() }
	const before = handler.dispatch
	patchSubscriptions(database as never, handler)
	expect(handler.dispatch).not.toBe(before)
	await handler.dispatch({ collection: 'orders', action: 'update', keys: ['1'], payload: {} })
	await handler.dispatch({ collection: 'branches', action: 'update', keys: ['1'], payload: {} })
	expect(database).not.toHaveBeenCalled()
})
