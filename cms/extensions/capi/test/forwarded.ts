import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { baseUrl } from './client.ts'
import { TRUSTED_PROXY } from './cms.ts'

interface Options {
	body?: unknown
	headers?: object
	/** The local address that the request comes from: only the trusted proxy is believed. */
	proxy?: string
}

/** A request that a proxy passes on for a visitor's address. */
export async function forwarded(visitor: string, path: string, options: Options = {}) {
	const { body, headers, proxy = TRUSTED_PROXY } = options
	const json = body === undefined ? undefined : JSON.stringify(body)
	const sent = request(baseUrl() + path, {
		localAddress: proxy,
		method: json === undefined ? 'GET' : 'POST',
		headers: { 'x-forwarded-for': visitor, ...(json && { 'content-type': 'application/json' }), ...headers },
	})
	sent.end(json)
	const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
		sent.once('response', resolve).once('error', reject),
	)
	const { statusCode: status = 0, headers: received } = response
	return { status, headers: received, body: JSON.parse(await text(response)) }
}
