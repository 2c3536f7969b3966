import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pingClients } from './ping-clients.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

class Client extends EventEmitter {
	sent: string[] = []
	isClosed = false
	send = (message: string) => void this.sent.push(message)
	close = () => {
		this.isClosed = true
	}
}

it('closes clients that stay silent, and leaves no listener behind', () => {
	const [alive, silent] = [new Client(), new Client()]
	pingClients([alive, silent], 'ping', 1_000)
	expect([alive.sent, silent.sent]).toEqual([['ping'], ['ping']])
	alive.emit('message')
	vi.advanceTimersByTime(999)
	expect(silent.isClosed).toBe(false)
	vi.advanceTimersByTime(1)
	expect([alive.isClosed, silent.isClosed]).toEqual([false, true])
	expect([alive.listenerCount('message'), silent.listenerCount('message')]).toEqual([0, 0])
})
