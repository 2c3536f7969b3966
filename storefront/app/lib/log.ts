import type { LogLevel } from '@app/contract/device-log'
import { now } from './timing/clock.ts'

interface Report {
	at: number
	level: LogLevel
	message: string
	detail?: unknown
}

/** What waits for whoever keeps the log; the oldest go first. */
const CAPACITY = 50
const waiting: Report[] = []

let keep = (report: Report): void => {
	waiting.push(report)
	if (waiting.length > CAPACITY) waiting.shift()
}

/**
 * Notes something for this device's own diagnostics (/logger), where secrets are taken out of it. The console says
 * nothing.
 */
export function record(level: LogLevel, message: string, detail?: unknown): void {
	keep({ at: now(), level, message, detail })
}

/** Notes something; warnings and errors go to the console as well. */
export function log(level: LogLevel, message: string, detail?: unknown): void {
	record(level, message, detail)
	if (level === 'error') console.error(message, detail ?? '')
	else if (level === 'warn') console.warn(message, detail ?? '')
}

/**
 * Gives whoever keeps the log (features/diagnostics, loaded late) what was noted so far, and everything from here on.
 */
export function keepLog(keeper: (report: Report) => void): void {
	for (const report of waiting.splice(0)) keeper(report)
	keep = keeper
}
