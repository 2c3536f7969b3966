import { connect, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { baseUrl, get } from './client.ts'

/** A request for a websocket, word for word. */
const upgrade = (target: string, headers: readonly string[] = []) =>
	[
		`GET ${target} HTTP/1.1`,
		'Host: shop',
		'Connection: Upgrade',
		'Upgrade: websocket',
		'Sec-WebSocket-Version: 13',
		'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
		...headers,
		'\r\n',
	].join('\r\n')

const request = (target: string, method = 'GET') => `${method} ${target} HTTP/1.1\r\nHost: shop\r\n\r\n`

async function open(): Promise<Socket> {
	const { hostname, port } = new URL(baseUrl())
	// Keeps its own half open, whatever the server does.
	const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
	socket.on('error', () => undefined)
	await new Promise((resolve) => socket.once('connect', resolve))
	return socket
}

/** Sends bytes and reads until the server has closed the connection. */
async function exchange(bytes: string | Buffer): Promise<string> {
	const socket = await open()
	let answer = ''
	socket.on('data', (data) => {
		answer += data
	})
	const ended = new Promise((resolve) => {
		socket.once('end', resolve)
		socket.once('close', resolve)
	})
	socket.write(bytes)
	await ended
	socket.destroy()
	return answer
}

/** Sends bytes and resets the connection as soon as they have left, without waiting for anything. */
async function sendAndReset(bytes: string): Promise<void> {
	const socket = await open()
	const isClosed = new Promise((resolve) => socket.once('close', resolve))
	socket.write(bytes, () => socket.resetAndDestroy())
	await isClosed
}

/** Nobody starts the CMS of these tests again: one that ended stays away. */
const expectAnswer = async () => expect((await get('/server/ping')).status).toBe(200)

describe('a request for an upgrade', () => {
	it('to an unknown path is answered with 404 and closed at once, 300 times over', async () => {
		const answers = await Promise.all(Array.from({ length: 300 }, (_, index) => exchange(upgrade(`/nowhere/${index}`))))
		for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
	})

	it.each(['http://[/websocket', 'http://a:999999/websocket', '//websocket'])(
		'to %s, which names another host, is answered with 400',
		async (target) => {
			expect(await exchange(upgrade(target))).toMatch(/^HTTP\/1\.1 400 /)
		},
	)

	it.each([
		['a token that is none', upgrade('/websocket?access_token=nonsense'), 401],
		['a cookie that cannot be read', upgrade('/websocket', ['Cookie: %%=%; directus_session_token=%E0%A4%A']), 401],
		['no key', 'GET /websocket HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 400],
		['another protocol', upgrade('/server/ping').replace('websocket', 'h2c'), 404],
		['another method', upgrade('/websocket').replace('GET', 'POST'), 405],
	])('with %s is refused and closed', async (_what, bytes, status) => {
		expect(await exchange(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
	})

	it.each([
		['an unknown path', upgrade('/nowhere')],
		['the websocket, while its token is judged', upgrade('/websocket?access_token=nonsense')],
		['the websocket, while its cookie is judged', upgrade('/websocket', ['Cookie: directus_session_token=nonsense'])],
		['the websocket, with a broken frame', `${upgrade('/websocket')}\xff\xff\xff\xff`],
	])('to %s that is reset leaves the server as it was', async (_what, bytes) => {
		for (let round = 0; round < 20; round++) await sendAndReset(bytes)
		await expectAnswer()
	})
})

describe('a connection', () => {
	it.each([
		['TLS', Buffer.from('160301020001000001fc0303', 'hex'), /^HTTP\/1\.1 400 /],
		['no HTTP', 'nonsense\0\r\n\r\n', /^HTTP\/1\.1 400 /],
		['CONNECT', request('evil.example:443', 'CONNECT'), /^$/],
		[
			'a chunk without a length',
			'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZ\r\n',
			/^HTTP\/1\.1 400 /,
		],
		['nonsense behind a request', `${request('/server/ping')}nonsense\0\r\n\r\n`, /^HTTP\/1\.1 200 /],
		['an upgrade behind a request', request('/server/ping') + upgrade('/nowhere'), /pong(?:.|\s)*HTTP\/1\.1 404 /],
		['a target of another host', request('http://[/x'), /^HTTP\/1\.1 400 /],
		[
			'a path that is no UTF-8',
			request('/items/%ff%fe').replace('Host: shop', 'Host: shop\r\nConnection: close'),
			/^HTTP\/1\.1 400 /,
		],
		[
			'a collection that every object inherits',
			request('/items/__proto__/constructor').replace('Host: shop', 'Host: shop\r\nConnection: close'),
			/^HTTP\/1\.1 400 /,
		],
		['a target that names a host', request('//[::/'), /^HTTP\/1\.1 400 /],
	])('that brings %s is answered and closed', async (_what, bytes, expected) => {
		expect(await exchange(bytes)).toMatch(expected)
	})

	it.each([
		['many requests', request('/capi/shop/menu-test').repeat(20)],
		['half a request', 'GET /server/ping HTTP/1.1\r\nHo'],
		[
			'half a body',
			'POST /capi/shop/orders HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
		],
		['a proxy’s request', request('evil.example:443', 'CONNECT')],
	])('that is reset after %s leaves the server as it was', async (_what, bytes) => {
		for (let round = 0; round < 10; round++) await sendAndReset(bytes)
		await expectAnswer()
	})
})

describe('a large upload that is refused', () => {
	it.each(['/files', '/items/orders', '/capi/contact', '/auth/login'])('is read to its end at %s', async (path) => {
		const socket = await open()
		const errors: unknown[] = []
		socket.on('error', (error) => errors.push(error))
		let answer = ''
		socket.on('data', (data) => {
			answer += data
		})
		const ended = new Promise((resolve) => socket.once('close', resolve))
		const size = 12 * 1024 * 1024
		socket.write(
			`POST ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${size}\r\n\r\n`,
		)
		const sent = new Promise((resolve) => socket.end(Buffer.alloc(size, 'x'), () => resolve('sent')))
		expect(await Promise.race([sent, ended])).toBe('sent')
		await ended
		expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
		expect(errors).toEqual([])
	})
})
