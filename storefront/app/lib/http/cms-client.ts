import { CACHED_AT_HEADER } from '@app/contract/service-worker'
import * as v from 'valibot'
import type { CredentialSource, Credentials } from '../auth/credentials.ts'
import { loadServerTexts } from '../rendering/load-language.ts'
import { now } from '../timing/clock.ts'
import { pageLanguage } from './page-language.ts'
import { recordFailure } from './record-failure.ts'
import { noAddress, noAnswer, RequestError, refusal } from './request-error.ts'

export { RequestError }

const TIMEOUT_MS = 10_000
const LOOPBACK = ['localhost', '127.0.0.1']

/**
 * Address of the CMS for a page that was opened under `pageHost`: a configured loopback address goes by the name that
 * the page itself was opened with, so that `localhost` and `127.0.0.1` both work.
 */
export function cmsUrlFor(configured: string, pageHost: string): string {
	const url = new URL(configured)
	if (LOOPBACK.includes(url.hostname) && LOOPBACK.includes(pageHost)) url.hostname = pageHost
	return url.href.replace(/\/$/, '')
}

interface CallOptions {
	headers?: Record<string, string>
	signal?: AbortSignal
	/** The answer is the same for everybody: asked without credentials. */
	isPublic?: boolean
}

/**
 * A reply and when its facts were fetched, epoch milliseconds: when it was asked for, or when the service worker's
 * cache got it.
 */
interface DatedReply<T> {
	facts: T
	fetchedAt: number
}

export interface CmsClient {
	/** Address without a trailing slash, for event streams. @throws RequestError when none is configured. */
	address: () => string
	/** GET, parsed by `schema`. @throws RequestError */
	get: <S extends v.GenericSchema>(path: string, schema: S, options?: CallOptions) => Promise<v.InferOutput<S>>
	/**
	 * The same with the reply's age: without a network the service worker answers with what it has kept. @throws
	 * RequestError
	 */
	getDated: <S extends v.GenericSchema>(
		path: string,
		schema: S,
		options?: CallOptions,
	) => Promise<DatedReply<v.InferOutput<S>>>
	/** POST of a JSON body, the reply parsed by `schema`. @throws RequestError */
	post: <S extends v.GenericSchema>(
		path: string,
		body: unknown,
		schema: S,
		options?: CallOptions,
	) => Promise<v.InferOutput<S>>
	/** DELETE, the reply parsed by `schema`. @throws RequestError */
	delete: <S extends v.GenericSchema>(path: string, schema: S, options?: CallOptions) => Promise<v.InferOutput<S>>
}

/** The access token has run out. It is refused before anything is done, so the call may be made again. */
const RUN_OUT: readonly unknown[] = ['TOKEN_EXPIRED', 'INVALID_TOKEN']

function giveUp(cause: unknown): never {
	throw noAnswer(cause)
}

const GUEST: CredentialSource = { get: async () => null, renew: async () => null }

async function readJson(reply: Response): Promise<unknown> {
	try {
		return await reply.json()
	} catch {
		return null
	}
}

/**
 * The browser's way to the CMS, with the visitor's credentials where there are any. Every attempt ends within ten
 * seconds; every failure is a RequestError.
 */
export function createCmsClient(
	configured: string | null,
	request: typeof fetch = (...args) => fetch(...args),
	visitor: CredentialSource = GUEST,
): CmsClient {
	function address(): string {
		if (!configured) throw noAddress()
		return cmsUrlFor(configured, globalThis.location?.hostname ?? '')
	}

	async function attempt(url: string, init: RequestInit, by: Credentials | null) {
		const timeout = AbortSignal.timeout(TIMEOUT_MS)
		const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
		const headers = { ...init.headers, ...by?.headers }
		const askedAt = now()
		const reply = await request(url, { ...init, ...by, headers, signal }).catch(giveUp)
		return { reply, data: await readJson(reply), askedAt }
	}

	/** What a refused call is made again with; undefined: not again. */
	async function renewed(by: Credentials | null, code: string | null): Promise<Credentials | null | undefined> {
		if (!by) return undefined
		if (RUN_OUT.includes(code)) return visitor.renew(by).catch(giveUp)
		// A cookie session that was ended has the code of a wrong password. Only in the first case there is nothing to renew.
		const isDoubtful = by.credentials && code === 'INVALID_CREDENTIALS'
		if (!isDoubtful || (await visitor.renew(by).catch(giveUp)) !== null) return undefined
		return null
	}

	async function ask<S extends v.GenericSchema>(
		path: string,
		schema: S,
		{ isPublic, headers, ...init }: RequestInit & CallOptions,
	): Promise<DatedReply<v.InferOutput<S>>> {
		const url = address() + path
		const sent = { ...init, headers: { Accept: 'application/json', ...headers } }
		const by = isPublic ? null : await visitor.get().catch(giveUp)
		let { reply, data, askedAt } = await attempt(url, sent, by)
		const again = reply.ok ? undefined : await renewed(by, refusal(reply, data).code)
		if (again !== undefined) ({ reply, data, askedAt } = await attempt(url, sent, again))
		if (!reply.ok) {
			await loadServerTexts()
			throw refusal(reply, data)
		}
		const parsed = v.safeParse(schema, data)
		if (!parsed.success) {
			const { status, statusText, headers } = reply
			const requestId = headers.get('X-Request-Id')
			throw new RequestError('The answer was not understood.', { status, statusText, data, requestId }, parsed.issues)
		}
		return { facts: parsed.output, fetchedAt: Number(reply.headers.get(CACHED_AT_HEADER)) || askedAt }
	}

	const callDated: typeof ask = (path, schema, options) =>
		ask(path, schema, options).catch((error) => {
			recordFailure(error, options.method ?? 'GET', path, options.signal)
			throw error
		})
	const call = async <S extends v.GenericSchema>(path: string, schema: S, options: RequestInit & CallOptions) =>
		(await callDated(path, schema, options)).facts

	return {
		address,
		get: (path, schema, options) => call(path, schema, { ...options }),
		getDated: (path, schema, options) => callDated(path, schema, { ...options }),
		post: (path, body, schema, { headers, ...options } = {}) =>
			call(path, schema, {
				...options,
				method: 'POST',
				headers: { 'Content-Type': 'application/json', ...pageLanguage(), ...headers },
				body: JSON.stringify(body),
			}),
		delete: (path, schema, options) => call(path, schema, { ...options, method: 'DELETE' }),
	}
}
