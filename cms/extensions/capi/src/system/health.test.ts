import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCheck, NotConfigured } from './check.ts'
import { createHealth, type Health } from './health.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
	health.close()
	vi.useRealTimers()
})

const states = { database: true, mail: true, push: true }
let looks = 0
let health: Health

function start(): Health {
	Object.assign(states, { database: true, mail: true, push: true })
	looks = 0
	const look = (part: keyof typeof states, failure: 'down' | 'degraded', error = new Error('gone')) =>
		createCheck(
			part,
			failure,
			async () => {
				looks++
				if (!states[part]) throw error
			},
			Date.now,
		)
	health = createHealth({
		vital: [look('database', 'down')],
		other: [look('mail', 'degraded'), look('push', 'degraded', new NotConfigured())],
		clock: { now: Date.now },
		onError: (error) => {
			throw error
		},
	})
	return health
}

const settle = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const word = async () => (await health.read()).status
/** The reply is compressed by real threads, which no timer of ours waits for. */
const becomes = (expected: string) => vi.waitFor(async () => expect(await word()).toBe(expected))

describe('the health of the shop', () => {
	it('is known to whoever asks first, and looked at in the background from then on', async () => {
		start()
		await becomes('up')
		const before = looks
		for (let asked = 0; asked < 100; asked++) await word()
		expect(looks).toBe(before)
		await settle(3_100)
		expect(looks).toBeGreaterThan(before)
	})

	it('is down with what is vital, and degraded with the rest', async () => {
		start()
		await settle(10)
		states.mail = false
		await settle(30_100)
		await becomes('degraded')
		states.database = false
		await settle(1_100)
		await becomes('down')
		states.database = true
		states.mail = true
		await settle(30_100)
		await becomes('up')
	})

	it('is not touched by what nobody has switched on', async () => {
		start()
		states.push = false
		await settle(30_100)
		await becomes('up')
		expect((await health.read()).checks.find(({ name }) => name === 'push')).toMatchObject({
			status: 'degraded',
			detail: 'not configured',
		})
	})

	it('is looked at at once when something says that it has changed', async () => {
		start()
		await settle(10)
		states.database = false
		health.wake()
		await settle(1)
		await becomes('down')
	})
})
