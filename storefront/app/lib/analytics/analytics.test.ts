import type { AnalyticsEvent } from '@app/contract/measurement'
import { beforeEach, expect, test, vi } from 'vitest'

const event = (page_path: string): AnalyticsEvent => ({ name: 'page_view', params: { page_path } })

let analytics: typeof import('./analytics.ts')
beforeEach(async () => {
	vi.resetModules()
	analytics = await import('./analytics.ts')
})

test('what happens while nobody knows whether it may be told waits, and goes out in its order', () => {
	const carried: AnalyticsEvent[] = []
	analytics.track(event('/'))
	analytics.track(event('/order'))
	analytics.carryEvents((given) => carried.push(given))
	analytics.track(event('/order/cart'))
	expect(carried).toEqual([event('/'), event('/order'), event('/order/cart')])
})

test('what was refused is not kept for a later consent', () => {
	const carried: AnalyticsEvent[] = []
	analytics.track(event('/'))
	analytics.carryEvents(null)
	analytics.track(event('/order'))
	analytics.carryEvents((given) => carried.push(given))
	expect(carried).toEqual([])
	analytics.track(event('/branches'))
	expect(carried).toEqual([event('/branches')])
})

test('only so many wait', () => {
	const carry = vi.fn()
	for (let page = 0; page < 200; page++) analytics.track(event(`/${page}`))
	analytics.carryEvents(carry)
	expect(carry).toHaveBeenCalledTimes(50)
})
