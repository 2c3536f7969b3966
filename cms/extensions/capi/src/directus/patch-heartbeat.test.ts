import { expect, it, vi } from 'vitest'
import { patchHeartbeat } from './patch-heartbeat.ts'

it('the heartbeat pings every client with a listener of its own, which the next message takes away', () => {
	vi.useFakeTimers()
	const clients = new Set([1, 2].map(() => ({ send: vi.fn(), close: vi.fn(), once: vi.fn(), off: vi.fn() })))
	const handler = { controller: { clients }, pingClients: vi.fn() }
	patchHeartbeat({ WEBSOCKETS_HEARTBEAT_PERIOD: '30' }, handler)
	handler.pingClients()
	const [loud, silent] = [...clients]
	for (const client of clients) expect(JSON.parse(client.send.mock.calls[0]![0])).toEqual({ type: 'ping' })
	loud!.once.mock.calls[0]![1]()
	vi.advanceTimersByTime(30_000)
	vi.useRealTimers()
	expect(loud!.close).not.toHaveBeenCalled()
	expect(silent!.close).toHaveBeenCalledOnce()
})
