import { inspect } from 'node:util'

export type LogStyle = 'raw' | 'pretty'

interface Detail {
	error?: unknown
	/** The name that the reply gave the request, by which a customer's report is looked up. */
	request_id?: string
}

/**
 * Writes one line (`raw`: JSON for whatever collects logs) or a short text for people (`pretty`). Never a query, a
 * header or a body.
 */
export type ServerLog = (level: 'info' | 'warn' | 'error', message: string, detail?: Detail) => void

/** The numbers that Directus's own log has, so that both can be read together. */
const LEVELS = { info: 30, warn: 40, error: 50 } as const

export function createLog(
	style: LogStyle,
	{ write = (line: string) => void process.stdout.write(line), now = Date.now } = {},
): ServerLog {
	if (style === 'pretty') {
		return (level, message, { error, request_id } = {}) => {
			const name = request_id ? ` (request ${request_id})` : ''
			const cause = error === undefined ? '' : `\n${inspect(error)}`
			write(`${new Date(now()).toISOString()} ${level.toUpperCase()} ${message}${name}${cause}\n`)
		}
	}
	return (level, message, { error, request_id } = {}) => {
		const line = {
			level: LEVELS[level],
			time: now(),
			service: 'storefront',
			...(request_id && { request_id }),
			...(error !== undefined && { err: describeError(error) }),
			msg: message,
		}
		write(`${JSON.stringify(line)}\n`)
	}
}

function describeError(error: unknown): object {
	if (!(error instanceof Error)) return { type: typeof error, message: inspect(error, { depth: 2 }) }
	const { name, message, stack, cause } = error
	return { type: name, message, stack, ...(cause !== undefined && { cause: describeError(cause) }) }
}
