import { askStatus } from '../lib/http/ask-status.ts'
import type { CmsClient } from '../lib/http/cms-client.ts'

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

interface WatchOptions {
	cms: CmsClient
	signal: AbortSignal
	/** 0 to 1: spreads the questions of many browsers over time. */
	random: () => number
	/** Resolves after the time, or earlier when there is a reason to ask again: back online, tab visible again. */
	pause: (ms: number, signal: AbortSignal) => Promise<void>
	/** The shop answers, and is not down. */
	onAnswer: () => Promise<void>
}

/** Checks the shop behind the outage screen, with exponential backoff and jitter, until `signal` stops it. */
export async function watchOutage({ cms, signal, random, pause, onAnswer }: WatchOptions): Promise<void> {
	for (let round = 0; ; round++) {
		const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** round)
		await pause(longest * (0.75 + random() / 2), signal)
		if (signal.aborted) return
		// No answer is the outage that the screen already shows: the log is not filled with it.
		const word = await askStatus(cms).catch(() => 'down')
		if (!signal.aborted && word !== 'down') await onAnswer()
	}
}
