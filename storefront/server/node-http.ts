import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { chooseEncoding } from './encoding.ts'

/** Every form and JSON body that the app's own routes read is smaller. */
const MAX_BODY_BYTES = 65_536

/**
 * Reads the whole body before the app is asked. A body that the app left unread would stay in the connection, and the
 * next request of a keep-alive client would wait behind it until the request timeout. Discards a body over
 * MAX_BODY_BYTES and returns null.
 */
function readBody(req: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = []
		let size = 0
		req.on('data', (chunk: Buffer) => {
			size += chunk.length
			if (size <= MAX_BODY_BYTES) chunks.push(chunk)
			// Answered at once; the listener goes on discarding what still comes.
			else resolve(null)
		})
		req.once('end', () => resolve(Buffer.concat(chunks)))
		req.once('error', reject)
		req.once('close', () => reject(new Error('The request ended before its body did.')))
	})
}

/**
 * The web Request for a Node one. Its origin is the configured address, so a forged Host header changes nothing. A
 * body over 64 kB is left out, its Content-Length stays.
 */
export async function toRequest(req: IncomingMessage, origin: string, signal: AbortSignal): Promise<Request> {
	const method = req.method ?? 'GET'
	const headers = new Headers()
	for (const [name, value] of Object.entries(req.headers)) {
		for (const one of [value ?? []].flat()) headers.append(name, one)
	}
	// The router wants both equal and takes localhost for a stranger; the listener has refused what is no origin of ours.
	if (headers.has('origin')) headers.set('origin', new URL(origin).origin)
	const body = method === 'GET' || method === 'HEAD' ? null : await readBody(req)
	return new Request(new URL(req.url ?? '/', origin), { method, headers, signal, body })
}

/** Sends the headers and the body of a web Response, compressed as it streams; the status is set already. */
export async function sendResponse(req: IncomingMessage, res: ServerResponse, response: Response): Promise<void> {
	for (const [name, value] of response.headers) res.appendHeader(name, value)
	if (req.method === 'HEAD' || response.body === null) {
		res.end()
		return
	}
	const body = Readable.fromWeb(response.body as import('node:stream/web').ReadableStream)
	// A picture is compressed already.
	const isPicture = response.headers.get('content-type')?.startsWith('image/') ?? false
	if (isPicture || chooseEncoding(req.headers['accept-encoding']) === 'identity') {
		await pipeline(body, res)
		return
	}
	res.setHeader('Content-Encoding', 'gzip')
	res.appendHeader('Vary', 'Accept-Encoding')
	await pipeline(body, createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH }), res)
}

/** Sends a short text of our own. */
export function sendText(res: ServerResponse, status: number, text: string): void {
	res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text)
}
