import { MAX_TIMER_MS, TOKEN_REFRESH_MARGIN_MS } from '@app/contract/constants'

/** What is known of the access token's time. */
export interface TokenTime {
	/** Its own end, epoch ms; null where it is not known. */
	endsAt: number | null
	/** Its whole life in ms, as the reply had it; null where it is not known. */
	life: number | null
}

/**
 * When the access token is to be renewed, epoch ms: 30 s before it ends. A token that does not live longer than that
 * is renewed when it ends, or it would be renewed for ever. Null where it has no known end.
 */
export function refreshTime({ endsAt, life }: TokenTime): number | null {
	if (endsAt === null) return null
	return life !== null && life <= TOKEN_REFRESH_MARGIN_MS ? endsAt : endsAt - TOKEN_REFRESH_MARGIN_MS
}

export function needsRefresh(time: TokenTime, now: number): boolean {
	const at = refreshTime(time)
	return at !== null && now >= at
}

export type NextStep =
	/** Look again at this time, epoch ms: the refresh, or the end of the session. */
	{ kind: 'refresh' | 'end'; at: number }

/**
 * What a running session waits for: the next refresh where it may refresh and the session outlives its token, else
 * its end, which is that of the 24 h or of a token that nothing renews.
 */
export function nextSessionStep(input: { time: TokenTime; sessionEndsAt: number; mayRefresh: boolean }): NextStep {
	const { time, sessionEndsAt, mayRefresh } = input
	const refreshAt = refreshTime(time)
	if (time.endsAt === null || refreshAt === null || time.endsAt >= sessionEndsAt)
		return { kind: 'end', at: sessionEndsAt }
	return mayRefresh ? { kind: 'refresh', at: refreshAt } : { kind: 'end', at: time.endsAt }
}

/**
 * The delay of a timer that is to look again at `at`: never negative, and capped, because timers overflow (section
 * 9).
 */
export function timerDelay(at: number, now: number): number {
	return Math.min(Math.max(at - now, 0), MAX_TIMER_MS)
}
