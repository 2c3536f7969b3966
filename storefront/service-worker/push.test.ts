import { afterEach, beforeEach, expect, it, vi } from 'vitest'

interface Change {
	oldSubscription?: object | null
	newSubscription?: object | null
}

const named = (endpoint: string) => ({ endpoint, options: { key: endpoint } })
const sent = vi.fn(async (_path: string, _request: { body: string }) => new Response())
const subscribe = vi.fn(async (_options: object) => named('anew'))
let tell: (change: Change) => Promise<unknown>

beforeEach(async () => {
	const listeners = new Map<string, (event: object) => void>()
	vi.stubGlobal('self', {
		__WB_MANIFEST: [],
		registration: { pushManager: { subscribe } },
		addEventListener: (type: string, listen: (event: object) => void) => listeners.set(type, listen),
	})
	vi.stubGlobal('__BUILD__', 'b1')
	vi.stubGlobal('fetch', sent)
	vi.resetModules()
	const { listenForPush } = await import('./push.ts')
	listenForPush()
	tell = async (change) => {
		let work: unknown
		listeners.get('pushsubscriptionchange')!({ ...change, waitUntil: (begun: unknown) => (work = begun) })
		await work
	}
})
afterEach(() => {
	vi.unstubAllGlobals()
	vi.clearAllMocks()
})

const shown = () => sent.mock.calls.map(([path, { body }]) => [path, JSON.parse(body)])

it('tells the shop of the subscription that the browser has made in place of another', async () => {
	await tell({ oldSubscription: named('old'), newSubscription: named('new') })
	expect(subscribe).not.toHaveBeenCalled()
	expect(shown()).toEqual([['/push-renewal', { former: named('old'), subscription: named('new') }]])
})

it('subscribes anew, as before, where the browser has only given one up', async () => {
	await tell({ oldSubscription: named('old') })
	expect(subscribe).toHaveBeenCalledWith({ key: 'old' })
	expect(shown()).toEqual([['/push-renewal', { former: named('old'), subscription: named('anew') }]])
})

it('leaves it to the next page where nobody can say which one it was, or nothing can be done now', async () => {
	await tell({})
	subscribe.mockRejectedValueOnce(new Error('no push service'))
	await tell({ oldSubscription: named('old') })
	expect(sent).not.toHaveBeenCalled()
	sent.mockRejectedValueOnce(new TypeError('Failed to fetch'))
	await tell({ oldSubscription: named('old') })
	expect(sent).toHaveBeenCalledOnce()
})
