import { createDirectus, type RestCommand, rest, withOptions } from '@directus/sdk'
import type { Credentials } from '../auth/credentials.ts'
import { loadServerTexts } from '../rendering/load-language.ts'
import { cmsUrlFor } from './cms-client.ts'
import { pageLanguage } from './page-language.ts'
import { recordFailure } from './record-failure.ts'
import { noAddress, noAnswer, refusal } from './request-error.ts'

const TIMEOUT_MS = 10_000

/** Sends one command of Directus's SDK and gives the reply's `data`, unread. @throws RequestError */
export type Send = (
	// biome-ignore lint/suspicious/noExplicitAny: replies are parsed here.
	command: RestCommand<any, any>,
	by?: Credentials | null,
	options?: RequestInit,
) => Promise<unknown>

/**
 * What the SDK throws for a refusal. For a success whose body breaks off, as that of a page that is left, it throws
 * the same.
 */
function isRefusal(error: unknown): error is { response: Response; errors: unknown } {
	return (
		typeof error === 'object' &&
		error !== null &&
		'response' in error &&
		error.response instanceof Response &&
		!error.response.ok
	)
}

/**
 * Directus over its SDK: addresses, bodies and queries are the SDK's; time limit, credentials and failures are ours.
 */
export function createDirectusRest(
	configured: string | null,
	request: typeof fetch = (...args) => fetch(...args),
): { address: () => string; send: Send } {
	function address(): string {
		if (!configured) throw noAddress()
		return cmsUrlFor(configured, globalThis.location?.hostname ?? '')
	}
	return {
		address,
		async send(command, by, options) {
			const client = createDirectus(address(), { globals: { fetch: request } }).with(rest())
			const withOurs = withOptions(command, (init) => ({
				...init,
				...options,
				...by,
				headers: { ...pageLanguage(), ...(init.headers as Record<string, string>), ...by?.headers },
				signal: AbortSignal.timeout(TIMEOUT_MS),
			}))
			try {
				return await client.request(withOurs)
			} catch (error) {
				const failure = isRefusal(error)
					? refusal(error.response, Array.isArray(error.errors) ? { errors: error.errors } : null)
					: noAnswer(error)
				const { method = 'GET', path } = command()
				recordFailure(failure, method, path)
				if (isRefusal(error)) await loadServerTexts()
				throw failure
			}
		},
	}
}
