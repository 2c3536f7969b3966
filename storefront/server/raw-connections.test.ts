import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeCms, startFakeCms } from '../test/fake-cms.ts'
import { loadApp, type ServedApp, serveApp } from '../test/serve-app.ts'
import { createStaticFiles } from './static-files.ts'

let cms: FakeCms
let served: ServedApp
beforeAll(async () => {
	cms = await startFakeCms()
	const files = await createStaticFiles(join(import.meta.dirname, '../build/client'))
	served = await serveApp(await loadApp(), cms.url, { files, log: () => undefined })
}, 60_000)
afterAll(async () => {
	await served.stop()
	await cms.close()
})

async function open(): Promise<Socket> {
	const { hostname, port } = new URL(served.url)
	const socket = connect(Number(port), hostname)
	socket.on('error', () => undefined)
	await new Promise((resolve) => socket.once('connect', resolve))
	return socket
}

/** Sends bytes and reads the first that come back, or the end. */
async function exchange(bytes: string | Buffer): Promise<string> {
	const socket = await open()
	const answer = new Promise<string>((resolve) => {
		socket.once('data', (data) => resolve(String(data)))
		socket.once('close', () => resolve(''))
	})
	socket.write(bytes)
	try {
		return await answer
	} finally {
		socket.destroy()
	}
}

const head = (line: string, ...headers: string[]) => [`${line} HTTP/1.1`, 'Host: shop', ...headers, '\r\n'].join('\r\n')
const upgrade = (target: string) => head(`GET ${target}`, 'Connection: Upgrade', 'Upgrade: websocket')

test.each([
	['TLS', Buffer.from('160301020001000001fc0303', 'hex'), /^HTTP\/1\.1 400 /],
	['CONNECT', head('CONNECT evil.example:443'), /^$/],
	['an upgrade to an unknown path', upgrade('/nowhere'), /^HTTP\/1\.1 404 /],
	['an upgrade to another host', upgrade('http://[/websocket'), /^HTTP\/1\.1 400 /],
	['a target of another host', head('GET http://[/'), /^HTTP\/1\.1 400 /],
	['a header that is none', 'GET / HTTP/1.1\r\nHost: shop\r\n\0: x\r\n\r\n', /^HTTP\/1\.1 400 /],
])('a connection that brings %s is answered', async (_what, bytes, expected) => {
	expect(await exchange(bytes)).toMatch(expected)
})

test.each([
	['a page', head('GET /shop', 'Accept-Encoding: gzip')],
	['a picture', head('GET /media/00000000-0000-4000-8000-000000000001/card')],
	['an upgrade', upgrade('/nowhere')],
	[
		'half a form',
		`${head('POST /contact', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 99')}a=`,
	],
	['many requests', head('GET /order').repeat(20)],
])('a connection that is reset after %s leaves the server as it was', async (_what, bytes) => {
	for (let round = 0; round < 10; round++) {
		const socket = await open()
		const isClosed = new Promise((resolve) => socket.once('close', resolve))
		socket.write(bytes, () => socket.resetAndDestroy())
		await isClosed
	}
	expect((await fetch(`${served.url}/healthz`)).status).toBe(200)
})
