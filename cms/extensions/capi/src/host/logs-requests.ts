/** Levels at which Directus logs no requests. */
const QUIET: ReadonlySet<string> = new Set(['silent', 'fatal', 'error', 'warn'])

/** Whether somebody wants to read of each request: then each takes the way on which it is logged. */
export function logsRequests({ LOG_LEVEL, LOGGER_HTTP_USE_LEVEL }: Record<string, unknown>): boolean {
	return !QUIET.has(String(LOG_LEVEL)) || LOGGER_HTTP_USE_LEVEL !== undefined
}
