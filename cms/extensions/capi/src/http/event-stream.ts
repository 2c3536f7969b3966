import type { Response } from 'express'
import { CapiError } from './errors.ts'
import { limitKey } from './limit-key.ts'

/** After a break the browser comes back this soon. */
const RETRY_MS = 2_000

/** The streams that are open in this process. */
const streams = new Set<Response>()

/** Ends all streams: a process that is asked to end would wait for them. Browsers come back on their own. */
export function endEventStreams(): void {
	for (const response of streams) response.end()
}

interface EventStream {
	send(event: string, data: unknown): void
	/** Calls back once, when either side has ended the stream. */
	onClose(callback: () => void): void
}

/**
 * Turns a response into a stream of server-sent events. Every message is flushed at once, also where something
 * compresses on the way; `heartbeat` events in between keep proxies from closing it and tell a client that the
 * connection is not half dead.
 */
export function openEventStream(response: Response, heartbeatMs: number): EventStream {
	setStreamHeaders(response)
	response.flushHeaders()
	const write = (text: string) => {
		response.write(text)
		// Only there where a compressing middleware holds text back.
		;(response as { flush?: () => void }).flush?.()
	}
	write(`retry: ${RETRY_MS}\n\n`)
	const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
	const beat = () => send('heartbeat', { at: new Date().toISOString() })
	const heartbeat = setInterval(beat, heartbeatMs)
	// The request's own `close` comes as soon as it has been read.
	streams.add(response)
	response.on('close', () => {
		streams.delete(response)
		clearInterval(heartbeat)
	})
	return {
		send,
		onClose: (callback) => void response.on('close', callback),
	}
}

/** The answer to HEAD: the headers of a stream, and an end. */
export function sendStreamHead(response: Response): void {
	setStreamHeaders(response)
	response.end()
}

function setStreamHeaders(response: Response): void {
	response.status(200)
	response.setHeader('Content-Type', 'text/event-stream; charset=utf-8')
	response.setHeader('Cache-Control', 'no-store, no-transform')
	response.setHeader('X-Accel-Buffering', 'no')
}

/** Counts the streams that each address holds on this node. `unlimited` addresses may hold as many as they like. */
export function createStreamLimit(perAddress: number, unlimited: ReadonlySet<string>) {
	const open = new Map<string, number>()

	/** Takes a place and returns the function that gives it back. Throws 429 when the address has none left. */
	return function takePlace(address: string): () => void {
		const key = limitKey(address, unlimited)
		if (key === null) return () => undefined
		const count = open.get(key) ?? 0
		if (count >= perAddress)
			throw new CapiError(429, 'REQUESTS_EXCEEDED', 'Too many open pages follow orders from here.')
		open.set(key, count + 1)
		return () => {
			const left = (open.get(key) ?? 1) - 1
			if (left > 0) open.set(key, left)
			else open.delete(key)
		}
	}
}
