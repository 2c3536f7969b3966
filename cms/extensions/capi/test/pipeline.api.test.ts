import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCms } from './cms.ts'
import { STOREFRONT } from './people.ts'
import { REQUESTS } from './pipeline/requests.ts'
import { type Chain, type Reply, readRecords, send, startChain } from './pipeline/send.ts'
import { customer, signUp } from './pipeline/tokens.ts'

/** So many requests may an address make within an hour, and so many all addresses. */
const PER_ADDRESS = 30
const TOGETHER = 800
const LIMITS = {
	RATE_LIMITER_ENABLED: 'true',
	RATE_LIMITER_POINTS: String(PER_ADDRESS),
	RATE_LIMITER_DURATION: '3600',
	RATE_LIMITER_GLOBAL_ENABLED: 'true',
	RATE_LIMITER_GLOBAL_POINTS: String(TOGETHER),
	RATE_LIMITER_GLOBAL_DURATION: '3600',
	IP_TRUST_PROXY: 'loopback',
	// The CMS behind TLS, so that each reply has all headers of safety.
	HSTS_ENABLED: 'true',
}

let directus: Chain
let pipeline: Chain
let loud: Chain

const start = (name: string, settings: Record<string, string> = {}) =>
	startChain(name, (own) => startCms({ ...own, ...LIMITS, ...settings }))

beforeAll(async () => {
	directus = await start("Directus's own chain", { CAPI_TEST_DIRECTUS_CHAIN: 'true', LOG_LEVEL: 'info' })
	pipeline = await start('the pipeline')
	loud = await start('the pipeline, its requests logged', { LOG_LEVEL: 'info' })
	for (const chain of [directus, pipeline, loud]) await signUp(chain, STOREFRONT)
})
afterAll(() => Promise.all([directus, pipeline, loud].map((chain) => chain?.cms.stop())))

const MADE_UP = ['date', 'x-request-id', 'content-length', 'etag', 'set-cookie']

/** A reply without what is of its own moment; the text of a failure, and of a success which fields it has. */
function comparable({ status, headers, body }: Reply) {
	const fixed = Object.fromEntries(Object.entries(headers).filter(([name]) => !MADE_UP.includes(name)))
	const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.replace(/=[^;]*|Expires=[^;]*/g, ''))
	const made = MADE_UP.filter((name) => headers[name] !== undefined)
	if (fixed['retry-after']) fixed['retry-after'] = 'some'
	const isFailure = status >= 400
	const told = isFailure
		? body.replace(/"reset":"[^"]*"/g, '')
		: Object.keys(body.startsWith('{') ? JSON.parse(body) : {})
	return { status, headers: fixed, cookies, made, told }
}

/** What hooks were told, without the ids of sessions and moments that every server has of its own. */
function withoutIds(record: object | undefined): unknown {
	const text = JSON.stringify(record, (key, value) => {
		if (key === 'session' && value) return 'a session'
		if (key === 'token' && typeof value === 'string' && value.length > 200) return 'an access token'
		if (key === 'body' && typeof value === 'string')
			return value.replace(/"(order_id|slug|payment_ref)":"[^"]*"/g, '"$1"')
		if (key === 'bytes' && value) return String(value).length
		return key === 'reset' ? undefined : value
	})
	return text && JSON.parse(text.replace(/"given":.*?"hasSchema"/g, '"hasSchema"'))
}

/** Sends the same to all servers and gives their replies, in their order. */
async function sendAll(
	requests: typeof REQUESTS,
	nameOf: (index: number) => string,
	addressOf: (index: number) => string,
) {
	const replies: Reply[][] = []
	for (const [index, request] of requests.entries()) {
		replies.push(
			await Promise.all(
				[directus, pipeline, loud].map((chain) => send(chain, request, nameOf(index), addressOf(index))),
			),
		)
	}
	return replies
}

const nameOf = (index: number) => `${index} ${REQUESTS[index]!.title}`

describe('the pipeline of /capi', () => {
	it(`answers ${REQUESTS.length} requests as Directus's own chain does, whatever the log level`, async () => {
		expect(REQUESTS.length).toBeGreaterThan(200)
		const replies = await sendAll(REQUESTS, nameOf, (index) => `203.0.113.${index % 100}`)
		for (const [index, [expected, quiet, logged]] of replies.entries()) {
			expect.soft(comparable(quiet!), nameOf(index)).toEqual(comparable(expected!))
			expect.soft(comparable(logged!), nameOf(index)).toEqual(comparable(expected!))
		}
		const statuses = new Set(replies.map(([expected]) => expected!.status))
		expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 201, 204, 400, 401, 403, 404, 413, 415, 422]))
	})

	it('tells hooks of each of them what Directus tells: accountability, schema, body, token, errors', async () => {
		// The server's front answers preflights, ahead of both.
		const reaching = REQUESTS.filter(({ method }) => method !== 'OPTIONS')
		const told = (chain: Chain) => expect.poll(async () => (await readRecords(chain)).size).toBe(reaching.length)
		for (const chain of [directus, pipeline, loud]) await told(chain)
		const [expected, quiet, logged] = await Promise.all([directus, pipeline, loud].map(readRecords))
		for (const [name, record] of expected!) {
			expect.soft(withoutIds(quiet!.get(name)), name).toEqual(withoutIds(record))
			expect.soft(withoutIds(logged!.get(name)), name).toEqual(withoutIds(record))
		}
		const users = [...quiet!.values()].map(
			(record) => (record as { accountability?: { user?: string } }).accountability?.user,
		)
		expect(users.filter((user) => user === customer.id).length).toBeGreaterThan(20)
	})

	it('logs each request as Directus does', async () => {
		const logOf = async ({ cms }: Chain) =>
			(await readFile(cms.node.log, 'utf8'))
				.split('\n')
				.filter((line) => line.includes('"req":'))
				.map(
					(line) =>
						JSON.parse(line) as { req: { method: string; url: string; headers: object }; res: { statusCode: number } },
				)
				.filter(({ req }) => 'x-case' in req.headers)
				.map(
					({ req, res }) =>
						`${req.method} ${req.url.replace(/orderId=\d+/, '')} ${res?.statusCode} ${Object.keys(req.headers)}`,
				)
		const [expected, logged] = await Promise.all([logOf(directus), logOf(loud)])
		expect(expected.length).toBeGreaterThan(200)
		expect(logged).toEqual(expected)
	})

	it('counts for both limits as Directus does', async () => {
		const read = { title: 'a read', method: 'GET', path: '/capi/shop/branches?a=1' }
		const one = await sendAll(Array(PER_ADDRESS + 5).fill(read), String, () => '198.51.100.1')
		const many = await sendAll(Array(TOGETHER).fill(read), String, (index) => `198.51.101.${index % 200}`)
		const statuses = [...one, ...many].map((replies) => replies.map(({ status }) => status))
		for (const [index, [expected, ...others]] of statuses.entries()) {
			expect.soft(others, `read ${index}`).toEqual([expected, expected])
		}
		expect(statuses[PER_ADDRESS - 1]![0]).toBe(200)
		expect(statuses[PER_ADDRESS]![0]).toBe(429)
		expect(statuses.at(-1)![0]).toBe(429)
	})
})
