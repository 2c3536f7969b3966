import { expect, it } from 'vitest'
import { logsRequests } from './logs-requests.ts'

it.each([
	[{ LOG_LEVEL: 'warn' }, false],
	[{ LOG_LEVEL: 'error' }, false],
	[{ LOG_LEVEL: 'info' }, true],
	[{ LOG_LEVEL: 'trace' }, true],
	[{}, true],
	[{ LOG_LEVEL: 'warn', LOGGER_HTTP_USE_LEVEL: 'error' }, true],
])('with %o requests are logged: %s', (env, expected) => {
	expect(logsRequests(env)).toBe(expected)
})
