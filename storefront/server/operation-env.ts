import * as v from 'valibot'
import type { LogStyle } from './log.ts'

const text = v.pipe(v.optional(v.string(), ''), v.trim())

/** How an installation is run: its log, its metrics, its test pages. */
export const OperationEnvSchema = v.object({
	LOG_STYLE: v.pipe(
		text,
		v.transform((value): LogStyle => (value === 'pretty' ? 'pretty' : 'raw')),
	),
	METRICS_TOKEN: v.pipe(
		text,
		v.check((token) => token === '' || token.length >= 16, 'must have at least 16 characters'),
		v.transform((token) => token || null),
	),
	/** `off` takes the service worker back from every browser that has it. */
	SERVICE_WORKER: v.pipe(
		text,
		v.check((value) => /^(?:on|off)?$/.test(value), 'must be on or off'),
		v.transform((value) => value !== 'off'),
	),
	TEST_PAGES: v.pipe(
		text,
		v.check((value) => /^(?:true|false)?$/.test(value), 'must be true or false'),
	),
	/** Where holes are reported: stands in security.txt instead of the support's mail address. */
	SECURITY_CONTACT: v.pipe(
		text,
		v.check(
			(value) => /^(?:(?:https:\/\/|mailto:|tel:)[^\s]+)?$/.test(value),
			'must start with https://, mailto: or tel:',
		),
		v.transform((value) => value || null),
	),
})
