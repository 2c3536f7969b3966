import type { LogEntry, LogLevel } from '@app/contract/device-log'
import { redact } from '../privacy/redact.ts'

/** This many entries are kept, and this many characters of them; the oldest go first. */
export const LOG_CAPACITY = 200
export const LOG_CHARACTERS = 60_000
const MESSAGE_LENGTH = 300
const DETAIL_LENGTH = 2_000
/**
 * Secrets are looked for in this much of a text: more than is kept, so that none is cut in half where it still shows.
 */
const READ_LENGTH = 4 * DETAIL_LENGTH

/** Something that happened, as the one who noticed it tells. */
export interface LogReport {
	/** Epoch ms. */
	at: number
	level: LogLevel
	message: string
	/** Anything: an error, an object, a text. */
	detail?: unknown
}

const sizeOf = ({ message, detail = '' }: LogEntry) => message.length + detail.length + 40
const isSame = (a: LogEntry, b: LogEntry) => a.level === b.level && a.message === b.message && a.detail === b.detail

function clean(text: string, length: number): string {
	const safe = redact(text.slice(0, READ_LENGTH))
	return safe.length > length ? `${safe.slice(0, length)}…` : safe
}

function describe(detail: unknown): string {
	if (detail instanceof Error) {
		// Chromium's stack begins with name and message, others' does not.
		const title = `${detail.name}: ${detail.message}`
		const { stack = '', cause } = detail
		const text = stack.includes(detail.message) ? stack : `${title}\n${stack}`
		return cause === undefined ? text : `${text.slice(0, DETAIL_LENGTH)}\nCaused by: ${describe(cause)}`
	}
	try {
		return typeof detail === 'string' ? detail : (JSON.stringify(detail) ?? String(detail))
	} catch {
		return 'could not be written down'
	}
}

/** A report as it is kept: text of bounded length, without secrets. */
export function mapLogReport({ at, level, message, detail }: LogReport): LogEntry {
	const entry: LogEntry = { at, level, message: clean(message, MESSAGE_LENGTH), times: 1 }
	return detail === undefined ? entry : { ...entry, detail: clean(describe(detail), DETAIL_LENGTH) }
}

/**
 * The log with one more entry; the same as the last one only counts it up. What is over the limits goes at the old
 * end.
 */
export function addLogEntry(entries: readonly LogEntry[], entry: LogEntry): LogEntry[] {
	const last = entries.at(-1)
	const kept =
		last && isSame(last, entry)
			? [...entries.slice(0, -1), { ...entry, times: last.times + entry.times }]
			: [...entries, entry].slice(-LOG_CAPACITY)
	let size = kept.reduce((sum, each) => sum + sizeOf(each), 0)
	while (size > LOG_CHARACTERS) size -= sizeOf(kept.shift()!)
	return kept
}

export interface LogQuery {
	/** Null: all. */
	level: LogLevel | null
	search: string
}

/** The entries that are asked for, the newest first. Every word of the search has to occur, in whatever case. */
export function filterLog(entries: readonly LogEntry[], { level, search }: LogQuery): LogEntry[] {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean)
	return entries
		.filter((entry) => {
			const text = `${entry.message}\n${entry.detail ?? ''}`.toLowerCase()
			return (level === null || entry.level === level) && words.every((word) => text.includes(word))
		})
		.reverse()
}

/** The log as lines of text, in the given order; times in UTC, as the server's log has them. */
export function formatLog(entries: readonly LogEntry[]): string {
	return entries
		.map(({ at, level, message, detail, times }) => {
			const head = `${new Date(at).toISOString()} ${level.toUpperCase()} ${message}${times > 1 ? ` (${times} times)` : ''}`
			return detail === undefined ? head : `${head}\n    ${detail.replaceAll('\n', '\n    ')}`
		})
		.join('\n')
}
