import { readFileSync } from 'node:fs'

/** Moments at which a test ends the process as a power cut would, each between two things that belong together. */
export const CRASH_POINTS = [
	/** Priced, nothing written. */
	'order.priced',
	/** Written, not committed. */
	'order.written',
	/** Committed, and the customer has not heard of it. */
	'order.committed',
	/** The provider has a session of which we have stored nothing. */
	'session.opened',
	'session.committed',
	/** An event of the provider has arrived and is not stored. */
	'event.received',
	/** Stored, its effects not written. */
	'event.stored',
	/** Effects written, not committed. */
	'event.applied',
	/** Committed; nobody has heard of it, and a refund that it owes has not been tried. */
	'event.committed',
	/** Claimed, the provider not asked. */
	'refund.claimed',
	/** The provider has given the money back, and we have not noted it. */
	'refund.given',
	/** An unpaid order and its stock given up, not committed. */
	'expiry.written',
	/** Messages to customers claimed, none of them sent. */
	'message.claimed',
	/** A message is with the mail server, and we have not noted it. */
	'message.sent',
] as const

/** Those that come only with a provider which keeps attempts of its own. */
export const PROVIDER_CRASH_POINTS = [
	/** Asked about an attempt, the provider has said what became of it: of a charge, we know nothing yet. */
	'look.answered',
	/** An attempt is closed at the provider, and we have not noted it. */
	'attempt.closed',
] as const
export type CrashPoint = (typeof CRASH_POINTS | typeof PROVIDER_CRASH_POINTS)[number]

let testFile: string | null = null
let timesReached = 0

/** From now on `reach` heeds this file (CAPI_TEST_CRASH_AT, honoured only where NODE_ENV is `test`); null for none. */
export function armCrashPoints(file: string | null): void {
	testFile = file
	timesReached = 0
}

/**
 * Ends the process without a word where the file says `name`, or `name:7` for the seventh time that this moment
 * comes.
 */
export function reach(point: CrashPoint): void {
	if (testFile === null) return
	const [name, time = '1'] = readFileSync(testFile, 'utf8').trim().split(':')
	if (name !== point) return
	timesReached++
	if (timesReached >= Number(time)) process.kill(process.pid, 'SIGKILL')
}
