import { vi } from 'vitest'

/** A cache that is a map; addresses are paths. */
function fakeCache() {
	const entries = new Map<string, Response>()
	const pathOf = (key: string | { url: string }) =>
		new URL(typeof key === 'string' ? key : key.url, 'http://shop').pathname
	return {
		match: async (key: string | { url: string }) => entries.get(pathOf(key))?.clone(),
		put: async (key: string | { url: string }, response: Response) => void entries.set(pathOf(key), response),
		delete: async (key: string | { url: string }) => entries.delete(pathOf(key)),
		add: async (key: string) => void entries.set(pathOf(key), await fetch(key)),
		keys: async () => [...entries.keys()].map((path) => ({ url: `http://shop${path}` })),
	}
}

/** What a service worker finds around it, as far as ours asks for it. `fetch` is the network. */
export function stubScope(network: (path: string) => Response | Promise<Response>) {
	const kept = new Map<string, ReturnType<typeof fakeCache>>()
	const update = vi.fn(async () => {})
	const tabs: { url: string }[] = []
	const asked: string[] = []
	vi.stubGlobal('__BUILD__', 'b1')
	vi.stubGlobal('self', {
		__WB_MANIFEST: [{ url: '/assets/home-1.js' }, { url: '/assets/framework-1.js' }, { url: '/assets/home-1.css' }],
		location: new URL('http://shop/sw.js'),
		registration: { update },
		clients: { get: async (id: string) => tabs[Number(id)], matchAll: async () => tabs },
	})
	vi.stubGlobal('caches', {
		open: async (name: string) => {
			if (!kept.has(name)) kept.set(name, fakeCache())
			return kept.get(name)
		},
		keys: async () => [...kept.keys()],
		delete: async (name: string) => kept.delete(name),
	})
	vi.stubGlobal('fetch', async (request: string | { url: string }) => {
		const { pathname } = new URL(typeof request === 'string' ? request : request.url, 'http://shop')
		asked.push(pathname)
		return network(pathname)
	})
	const after: Promise<unknown>[] = []
	const event = (path: string, fields: { cache?: string; referrer?: string } = {}) =>
		({
			request: {
				url: `http://shop${path}`,
				method: 'GET',
				cache: fields.cache ?? 'default',
				referrer: fields.referrer ?? '',
			},
			preloadResponse: Promise.resolve(undefined),
			waitUntil: (work: Promise<unknown>) => void after.push(work),
		}) as never
	return { kept, tabs, update, asked, event, settle: () => Promise.allSettled(after) }
}
