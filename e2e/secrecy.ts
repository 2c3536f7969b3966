import type { BrowserContext, Page, Request } from '@playwright/test'
import { findSecrets, isSecret, noteSecrets } from '../scripts/secrets.ts'

/**
 * Pages whose own address may carry a token when they are opened: from a mail, or from another provider. They take it
 * out.
 */
const LINK_TARGET = /^\/(auth\/(verify|verify-reset|google-callback)|confirm-subscription)$/
/** Replies with tokens. */
const TOKEN_REPLY = /\/auth\/(login|refresh)$/
/** Names under which secrets travel in bodies, and in the addresses of links. */
const NAMES: ReadonlySet<string> = new Set(['password', 'access_token', 'refresh_token', 'token', 'number'])
const LINK_NAMES = ['token', 'access_token', 'change', 'unsubscribe']

/** A page that does not answer (closed, crashed, on its way elsewhere) is not waited for. */
const PATIENCE_MS = 3_000

function secretsIn(data: unknown): string[] {
	if (typeof data !== 'object' || data === null) return []
	return Object.entries(data).flatMap(([name, value]) => {
		if (typeof value !== 'string') return secretsIn(value)
		return NAMES.has(name) ? [value, value.replaceAll(' ', '')] : []
	})
}

function bodyOf(request: Request): unknown {
	try {
		return request.postDataJSON()
	} catch {
		return null
	}
}

/** Runs in the page: what its history and its caches hold, and the addresses that it has loaded. */
async function readTraces(): Promise<string> {
	const cached: string[] = []
	for (const name of await caches.keys()) {
		const cache = await caches.open(name)
		for (const request of await cache.keys()) {
			cached.push(request.url)
			const reply = await cache.match(request)
			if (/json|html/.test(reply?.headers.get('content-type') ?? '')) cached.push(await reply!.text())
		}
	}
	const { navigation } = window as { navigation?: { entries(): { url: string; getState(): unknown }[] } }
	const entries = (navigation?.entries() ?? []).map((entry) => entry.url + JSON.stringify(entry.getState() ?? null))
	const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
	return [...cached, ...entries, ...loaded, document.referrer, JSON.stringify(history.state)].join('\n')
}

async function tracesOf(page: Page): Promise<string> {
	if (page.isClosed() || !page.url().startsWith('http')) return ''
	const late = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE_MS, '').unref())
	return Promise.race([page.evaluate(readTraces).catch(() => ''), late])
}

export type Secrecy = ReturnType<typeof createSecrecy>

/**
 * Learns the passwords, tokens and card numbers of a test from what its browsers send and get, and looks for them
 * where none may be.
 */
export function createSecrecy(varDir: string) {
	const secrets = new Set<string>()
	const addresses: string[] = []
	const contexts = new Set<BrowserContext>()

	function learn(found: readonly string[]): void {
		const news = found.filter((secret) => isSecret(secret) && !secrets.has(secret))
		for (const secret of news) secrets.add(secret)
		noteSecrets(varDir, news)
	}

	function hear(request: Request): void {
		const url = new URL(request.url())
		if (request.isNavigationRequest() && LINK_TARGET.test(url.pathname)) {
			learn(LINK_NAMES.flatMap((name) => url.searchParams.getAll(name)))
		} else addresses.push(request.url())
		if (request.method() !== 'GET') learn(secretsIn(bodyOf(request)))
	}

	return {
		secrets,
		watch(context: BrowserContext): void {
			if (contexts.has(context)) return
			contexts.add(context)
			context.on('request', hear)
			context.on('page', (page) => page.on('websocket', (socket) => void addresses.push(socket.url())))
			context.on('response', async (reply) => {
				if (TOKEN_REPLY.test(reply.url())) learn(secretsIn(await reply.json().catch(() => null)))
			})
		},
		/** Places that hold a secret, for example `an address: eyJhbG…`. */
		async find(): Promise<string[]> {
			const traces = await Promise.all([...contexts].flatMap((context) => context.pages()).map(tracesOf))
			const places = { 'an address': addresses.map(decode).join('\n'), 'history or caches': traces.join('\n') }
			return Object.entries(places).flatMap(([place, text]) =>
				findSecrets(text, secrets).map((secret) => `${place}: ${secret}`),
			)
		},
	}
}

/** As it was asked for, and as somebody would read it. */
function decode(url: string): string {
	try {
		return `${url} ${decodeURIComponent(url)}`
	} catch {
		return url
	}
}
