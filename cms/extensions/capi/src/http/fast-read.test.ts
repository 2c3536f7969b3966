import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFresh } from '../fresh.ts'
import { createFastRead } from './fast-read.ts'
import { prepareReply } from './prepared-reply.ts'

const body = { success: true, data: { text: 'a pickle '.repeat(200) } }
let server: Server
let address: string

beforeAll(async () => {
	const menu = createFresh({
		make: async () => ({ value: await prepareReply(body), validUntil: Number.POSITIVE_INFINITY }),
		clock: { now: () => 0 },
		onError: () => undefined,
		settleMs: null,
	})
	const broken = createFresh<Awaited<ReturnType<typeof prepareReply>>>({
		make: () => Promise.reject(new Error('SQLITE_CANTOPEN /secret/path')),
		clock: { now: () => 0 },
		onError: () => undefined,
		settleMs: null,
	})
	const serve = createFastRead({
		replies: new Map([
			['/menu', menu],
			['/broken', broken],
		]),
		corsOrigins: new Set(['http://localhost:3000']),
		corsHeaders: 'Idempotency-Key',
	})
	server = createServer((request, response) => {
		if (!serve(request.url ?? '', request, response)) response.writeHead(404).end()
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

/** `fetch` decodes on its own and hides the encoding's bytes: they are asked for one by one. */
async function read(path: string, headers: Record<string, string> = {}, method = 'GET') {
	const { request } = await import('node:http')
	return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
		request(address + path, { method, headers }, (response) => {
			const parts: Buffer[] = []
			response.on('data', (part) => parts.push(part))
			response.on('end', () =>
				resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
			)
		})
			.on('error', reject)
			.end()
	})
}

describe('a prepared read', () => {
	it('comes plain, gzipped or in brotli, as the client can read it', async () => {
		const plain = await read('/menu')
		const zipped = await read('/menu', { 'accept-encoding': 'gzip' })
		const brotli = await read('/menu', { 'accept-encoding': 'gzip, deflate, br' })
		expect(JSON.parse(plain.body.toString())).toEqual(body)
		expect(JSON.parse(gunzipSync(zipped.body).toString())).toEqual(body)
		expect(JSON.parse(brotliDecompressSync(brotli.body).toString())).toEqual(body)
		expect([plain, zipped, brotli].map((reply) => reply.headers['content-encoding'])).toEqual([undefined, 'gzip', 'br'])
		expect(brotli.headers).toMatchObject({
			'content-length': String(brotli.body.length),
			vary: 'Accept-Encoding, Origin',
			'cache-control': 'public, max-age=0, must-revalidate',
		})
	})

	it('has another strong etag in each encoding, and answers 304 to its own only', async () => {
		const zipped = await read('/menu', { 'accept-encoding': 'gzip' })
		const etag = String(zipped.headers.etag)
		expect(etag).toMatch(/^"[\w-]+-gzip"$/)
		const again = await read('/menu', { 'accept-encoding': 'gzip', 'if-none-match': etag })
		expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
		expect((await read('/menu', { 'if-none-match': etag })).status).toBe(200)
	})

	it('sends the headers alone for HEAD', async () => {
		const reply = await read('/menu', {}, 'HEAD')
		expect([reply.status, reply.body.length]).toEqual([200, 0])
		expect(Number(reply.headers['content-length'])).toBeGreaterThan(1_000)
	})

	it('lets the configured origin read it and no other', async () => {
		const own = await read('/menu', { origin: 'http://localhost:3000' })
		expect(own.headers['access-control-allow-origin']).toBe('http://localhost:3000')
		const foreign = await read('/menu', { origin: 'http://evil.example' })
		expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
	})

	it('answers a preflight', async () => {
		const reply = await read('/menu', { origin: 'http://localhost:3000' }, 'OPTIONS')
		expect(reply.status).toBe(204)
		expect(reply.headers).toMatchObject({
			'access-control-allow-origin': 'http://localhost:3000',
			'access-control-allow-headers': 'Idempotency-Key',
		})
	})

	it('leaves other methods and other paths to whoever comes next', async () => {
		expect((await read('/menu', {}, 'POST')).status).toBe(404)
		expect((await read('/other')).status).toBe(404)
	})

	it('is 503 without a reason while it could never be made', async () => {
		const reply = await read('/broken')
		expect(reply.status).toBe(503)
		expect(JSON.parse(reply.body.toString())).toMatchObject({
			success: false,
			errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }],
		})
		expect(reply.body.toString()).not.toContain('secret')
	})
})
