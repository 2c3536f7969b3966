import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { chooseEncoding } from './encoding.ts'

/** The web Request for a Node one. Its origin is the configured address, so a forged Host header changes nothing. */
export function toRequest(req: IncomingMessage, origin: string, signal: AbortSignal): Request {
	const method = req.method ?? 'GET'
	const headers = new Headers()
	for (const [name, value] of Object.entries(req.headers)) {
		for (const one of [value ?? []].flat()) headers.append(name, one)
	}
	const hasBody = method !== 'GET' && method !== 'HEAD'
	return new Request(new URL(req.url ?? '/', origin), {
		method,
		headers,
		signal,
		...(hasBody && { body: Readable.toWeb(req) as ReadableStream, duplex: 'half' }),
	})
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
