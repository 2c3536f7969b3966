import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { createApi } from './api.ts'
import { createBank, Refusal } from './bank.ts'
import { checkoutPage } from './checkout-page.ts'
import { type Params, parseForm } from './form.ts'
import { STRIPE_KEYS } from './keys.ts'
import { type Books, emptyBooks, newId } from './objects.ts'

/**
 * What the next calls meet that look like `POST payment_intents`. `lost`: it is done, and its answer never arrives.
 * `late`: it is done, and its answer comes when the caller has given up.
 */
interface Trouble {
	call: RegExp
	kind: 'broken' | 'lost' | 'busy' | 'late'
	times: number
}

/** Longer than the shop waits for one call. */
const LATE_MS = 4_500

/** A call that waits: `asked` is held before it is done, `done` after, with its answer on the way. */
interface Hold {
	call: RegExp
	when: 'asked' | 'done'
	isTaken: boolean
	reach(): void
	released: Promise<void>
}

interface StripeEvent {
	id: string
	type: string
	body: string
}

export interface StripeServer {
	url: string
	books: Books
	bank: ReturnType<typeof createBank>
	/** What it would tell webhooks, oldest first; nothing is sent unless `deliver` is called or a target is set. */
	events: StripeEvent[]
	/** Calls that were answered, as `POST payment_intents`. */
	calls: string[]
	troubleWith(call: RegExp, kind: Trouble['kind'], times?: number): void
	/** Holds the next call of that look until it is released; `reached` resolves when the call is there. */
	hold(call: RegExp, when?: Hold['when']): { reached: Promise<void>; release(): void }
	/** Troubles that nobody has met are over. */
	calm(): void
	/** From now on each event is sent there at once. */
	sendTo(url: string | null): void
	stop(): Promise<void>
}

/** The header that Stripe signs a webhook with. */
export function signatureOf(body: string, secret: string = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET, at = Date.now()): string {
	const timestamp = Math.floor(at / 1000)
	return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
}

/** Sends an event as Stripe does; gives the status of the answer. */
export async function deliver(url: string, body: string, signature = signatureOf(body)): Promise<number> {
	const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
	return (await fetch(url, { method: 'POST', headers, body })).status
}

/**
 * A local server that speaks Stripe's protocol: objects, idempotency keys, refusals, signed events, and bad weather
 * on demand.
 */
export async function startStripe(): Promise<StripeServer> {
	const books = emptyBooks()
	const events: StripeEvent[] = []
	const calls: string[] = []
	const troubles: Trouble[] = []
	const holds: Hold[] = []
	const answered = new Map<string, { request: string; status: number; body: unknown }>()
	let target: string | null = null

	const bank = createBank(books, (type, object) => {
		const id = newId('evt')
		const created = Math.floor(Date.now() / 1000)
		const event = { id, object: 'event', type, created, livemode: false, data: { object } }
		const body = JSON.stringify(event)
		events.push({ id, type, body })
		if (target) deliver(target, body).catch(() => undefined)
	})
	const api = createApi(books, bank)

	function answer(request: IncomingMessage, path: string[], params: Params, raw: string) {
		const { method = 'GET', headers } = request
		const origin = `http://${headers.host}`
		const key = headers['idempotency-key']
		const known = typeof key === 'string' ? answered.get(key) : undefined
		const what = `${method} ${path.join('/')} ${raw}`
		if (known && known.request !== what) {
			return failure(new Refusal(400, 'idempotency_error', null, 'The key was used with other parameters'))
		}
		if (known) return known
		if (method === 'POST' && key === undefined) {
			return failure(new Refusal(400, 'invalid_request_error', null, 'This server wants an idempotency key'))
		}
		calls.push(`${method} ${path.join('/')}`)
		const result = attempt(() => api({ method, path, params, origin }))
		if (typeof key === 'string') answered.set(key, { request: what, ...result })
		return result
	}

	async function handle(request: IncomingMessage, response: ServerResponse) {
		const url = new URL(request.url ?? '/', 'http://stripe')
		const raw = await readBody(request)
		if (url.pathname.startsWith('/c/pay/')) {
			checkoutPage({ books, bank, response, id: url.pathname.slice(7), form: new URLSearchParams(raw), request })
			return
		}
		const path = url.pathname.replace(/^\/v1\//, '').split('/')
		const name = `${request.method} ${path.join('/')}`
		const trouble = troubles.find((one) => one.call.test(name) && one.times > 0)
		if (trouble) trouble.times--
		const hold = holds.find((one) => one.call.test(name) && !one.isTaken)
		if (hold) hold.isTaken = true
		const wait = (when: Hold['when']) => {
			if (hold?.when !== when) return
			hold.reach()
			return hold.released
		}
		await wait('asked')
		if (trouble?.kind === 'broken') return send(response, 500, { error: { type: 'api_error', message: 'Sorry' } })
		if (trouble?.kind === 'busy')
			return send(response, 429, { error: { type: 'rate_limit_error', message: 'Slow down' } })
		const { authorization = '' } = request.headers
		const isAllowed = authorization === `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}` || path[2] === 'confirm'
		if (!isAllowed) return send(response, 401, { error: { type: 'invalid_request_error', message: 'Invalid key' } })
		const params = parseForm(`${url.searchParams}&${raw}`)
		const { status, body } = answer(request, path, params, raw)
		await wait('done')
		if (trouble?.kind === 'lost') return void request.socket.destroy()
		if (trouble?.kind === 'late') await new Promise((resolve) => setTimeout(resolve, LATE_MS).unref())
		send(response, status, body)
	}

	const server = createServer((request, response) => {
		handle(request, response).catch((error) =>
			send(response, 500, { error: { type: 'api_error', message: String(error) } }),
		)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		books,
		bank,
		events,
		calls,
		troubleWith: (call, kind, times = 1) => void troubles.push({ call, kind, times }),
		hold(call, when = 'done') {
			const arrival = signal()
			const release = signal()
			holds.push({ call, when, isTaken: false, reach: arrival.give, released: release.given })
			return { reached: arrival.given, release: release.give }
		},
		calm: () => void troubles.splice(0),
		sendTo(url) {
			target = url
		},
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve())
				server.closeAllConnections()
			}),
	}
}

function signal(): { given: Promise<void>; give(): void } {
	let give = () => {}
	const given = new Promise<void>((resolve) => {
		give = resolve
	})
	return { given, give }
}

function attempt(work: () => unknown): { status: number; body: unknown } {
	try {
		// As it is now: the object goes on changing.
		return { status: 200, body: structuredClone(work()) }
	} catch (error) {
		return failure(error instanceof Refusal ? error : new Refusal(500, 'api_error', null, String(error)))
	}
}

function failure({ status, type, code, message }: Refusal): { status: number; body: unknown } {
	return { status, body: { error: { type, code, message } } }
}

function send(response: ServerResponse, status: number, body: unknown): void {
	response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
	response.end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = []
	for await (const part of request) parts.push(part as Buffer)
	return Buffer.concat(parts).toString('utf8')
}
