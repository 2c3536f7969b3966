import { now } from './clock.ts'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

export interface LogEntry {
	at: number
	level: LogLevel
	message: string
	detail?: string
}

/** This many entries are kept; the oldest go first. */
const CAPACITY = 200
const entries: LogEntry[] = []

function describe(detail: unknown): string | undefined {
	if (detail === undefined) return undefined
	if (detail instanceof Error) return detail.stack ?? detail.message
	try {
		return typeof detail === 'string' ? detail : JSON.stringify(detail)
	} catch {
		return String(detail)
	}
}

/** Keeps an entry for this device's own diagnostics; warnings and errors go to the console as well. */
export function log(level: LogLevel, message: string, detail?: unknown): void {
	entries.push({ at: now(), level, message, detail: describe(detail) })
	if (entries.length > CAPACITY) entries.shift()
	if (level === 'error') console.error(message, detail ?? '')
	else if (level === 'warn') console.warn(message, detail ?? '')
}

/** The kept entries, oldest first. */
export function readLog(): readonly LogEntry[] {
	return entries
}
