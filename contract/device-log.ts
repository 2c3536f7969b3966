import * as v from 'valibot'

/** The storefront's own log in the browser: of one tab, for the page /logger. */

export const LogLevelSchema = v.picklist(['debug', 'info', 'warn', 'error'])
export type LogLevel = v.InferOutput<typeof LogLevelSchema>

export const LogEntrySchema = v.object({
	/** Epoch ms; of the last time where it came several times in a row. */
	at: v.number(),
	level: LogLevelSchema,
	message: v.string(),
	/** What is known of the cause: a stack, a code. */
	detail: v.optional(v.string()),
	/** How often it came in a row. */
	times: v.number(),
})
export type LogEntry = v.InferOutput<typeof LogEntrySchema>

/** Session storage key device-log: the oldest first. */
export const LogEntriesSchema = v.array(LogEntrySchema)
