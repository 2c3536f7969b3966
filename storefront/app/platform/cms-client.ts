import type { Failure } from '@app/contract/errors'
import * as v from 'valibot'

/** A failed call of the CMS, with what it answered (section 8). `status` 0: there was no answer at all. */
export class RequestError extends Error {
	readonly status: number
	readonly statusText: string
	/** The parsed body, or null where it was no JSON. */
	readonly data: unknown

	constructor(message: string, reply: { status: number; statusText: string; data: unknown }, cause?: unknown) {
		super(message, { cause })
		this.name = 'RequestError'
		this.status = reply.status
		this.statusText = reply.statusText
		this.data = reply.data
	}

	/** The machine-readable code of the first error, for example `CART_CHANGED`. */
	get code(): string | null {
		return this.errors[0]?.extensions.code ?? null
	}

	get errors(): Failure['errors'] {
		const errors = (this.data as Partial<Failure> | null)?.errors
		return Array.isArray(errors) ? errors : []
	}
}

const TIMEOUT_MS = 10_000
const LOOPBACK = ['localhost', '127.0.0.1']

/**
 * Address of the CMS for a page that was opened under `pageHost`: a configured loopback address goes by the name that the page itself
 * was opened with, so that `localhost` and `127.0.0.1` both work.
 */
export function cmsUrlFor(configured: string, pageHost: string): string {
	const url = new URL(configured)
	if (LOOPBACK.includes(url.hostname) && LOOPBACK.includes(pageHost)) url.hostname = pageHost
	return url.href.replace(/\/$/, '')
}

interface CallOptions {
	headers?: Record<string, string>
	signal?: AbortSignal
}

export interface CmsClient {
	/** Address without a trailing slash, for event streams. @throws RequestError when none is configured. */
	address: () => string
	/** GET, parsed by `schema`. @throws RequestError */
	get: <S extends v.GenericSchema>(path: string, schema: S, options?: CallOptions) => Promise<v.InferOutput<S>>
	/** POST of a JSON body, the reply parsed by `schema`. @throws RequestError */
	post: <S extends v.GenericSchema>(
		path: string,
		body: unknown,
		schema: S,
		options?: CallOptions,
	) => Promise<v.InferOutput<S>>
}

async function readJson(reply: Response): Promise<unknown> {
	try {
		return await reply.json()
	} catch {
		return null
	}
}

function messageOf(reply: Response, data: unknown): string {
	const message = (data as Partial<Failure> | null)?.message
	return typeof message === 'string' ? message : `${reply.status} ${reply.statusText}`.trim()
}

/** The browser's way to the CMS. Every call ends within ten seconds; every failure is a RequestError. */
export function createCmsClient(
	configured: string | null,
	request: typeof fetch = (...args) => fetch(...args),
): CmsClient {
	function address(): string {
		if (!configured) {
			throw new RequestError('Directus URL not configured', { status: 0, statusText: '', data: null })
		}
		return cmsUrlFor(configured, globalThis.location?.hostname ?? '')
	}

	async function call<S extends v.GenericSchema>(
		path: string,
		schema: S,
		init: RequestInit,
	): Promise<v.InferOutput<S>> {
		const url = address() + path
		const timeout = AbortSignal.timeout(TIMEOUT_MS)
		const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
		let reply: Response
		try {
			reply = await request(url, { ...init, signal })
		} catch (cause) {
			throw new RequestError('The kitchen does not answer.', { status: 0, statusText: '', data: null }, cause)
		}
		const data = await readJson(reply)
		const { status, statusText } = reply
		if (!reply.ok) throw new RequestError(messageOf(reply, data), { status, statusText, data })
		const parsed = v.safeParse(schema, data)
		if (!parsed.success) {
			throw new RequestError('The answer was not understood.', { status, statusText, data }, parsed.issues)
		}
		return parsed.output
	}

	return {
		address,
		get: (path, schema, { headers, signal } = {}) =>
			call(path, schema, { headers: { Accept: 'application/json', ...headers }, signal }),
		post: (path, body, schema, { headers, signal } = {}) =>
			call(path, schema, {
				method: 'POST',
				headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
				body: JSON.stringify(body),
				signal,
			}),
	}
}
