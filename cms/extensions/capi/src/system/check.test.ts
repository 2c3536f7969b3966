import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCheck, NotConfigured, PATIENCE_MS, SILENCE_MS } from './check.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a part of the shop', () => {
	it('that answers is up', async () => {
		expect(await createCheck('database', 'down', async () => 1, Date.now)()).toMatchObject({
			name: 'database',
			status: 'up',
		})
	})

	it('that fails is so at once', async () => {
		const check = createCheck('database', 'down', () => Promise.reject(new Error('gone')), Date.now)
		expect(await check()).toMatchObject({ status: 'down', detail: 'failed' })
	})

	it('that is not switched on says so', async () => {
		const check = createCheck('push', 'degraded', () => Promise.reject(new NotConfigured()), Date.now)
		expect(await check()).toMatchObject({ status: 'degraded', detail: 'not configured' })
	})

	it('that is slow is degraded, and down once it has not answered for ten seconds', async () => {
		const check = createCheck('database', 'down', () => new Promise(() => undefined), Date.now)
		const look = async () => {
			const checking = check()
			await vi.advanceTimersByTimeAsync(PATIENCE_MS)
			return (await checking).status
		}
		await vi.advanceTimersByTimeAsync(SILENCE_MS - 2 * PATIENCE_MS - 1)
		expect(await look()).toBe('degraded')
		await vi.advanceTimersByTimeAsync(1)
		expect(await look()).toBe('down')
	})
})
