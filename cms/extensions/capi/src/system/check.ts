import type { SystemStatusWordSchema } from '@app/contract/system'
import type { InferOutput } from 'valibot'

type StatusWord = InferOutput<typeof SystemStatusWordSchema>

export interface Check {
	name: string
	status: StatusWord
	/** For operators: never an address, a path or a driver's text. */
	detail?: 'failed' | 'slow' | 'not configured'
	duration_ms: number
	/** ISO 8601. */
	checked_at: string
}

/**
 * Thrown by a look at a part that the operator has not switched on: said of the part, and nothing is wrong with the
 * shop.
 */
export class NotConfigured extends Error {}

/** An answer that takes longer is slow. */
export const PATIENCE_MS = 2_000
/** A part that has not answered for so long serves nobody; until then a busy moment does not close the shop. */
export const SILENCE_MS = 10_000

/** Looks at a part again and again. One that fails has the status `failure` at once, a slow one is degraded first. */
export function createCheck(
	name: string,
	failure: StatusWord,
	look: () => Promise<unknown>,
	now: () => number,
): () => Promise<Check> {
	let answeredAt = performance.now()

	return async () => {
		const started = performance.now()
		const done = (status: StatusWord, detail?: Check['detail']): Check => ({
			name,
			status,
			...(detail && { detail }),
			duration_ms: Math.round((performance.now() - started) * 10) / 10,
			checked_at: new Date(now()).toISOString(),
		})
		const looking = look().then(
			() => {
				answeredAt = performance.now()
				return done('up')
			},
			(error: unknown) =>
				error instanceof NotConfigured ? done('degraded', 'not configured') : done(failure, 'failed'),
		)
		let timer: NodeJS.Timeout | undefined
		const slow = new Promise<Check>((resolve) => {
			timer = setTimeout(() => {
				const isSilent = performance.now() - answeredAt >= SILENCE_MS
				resolve(done(isSilent ? failure : 'degraded', 'slow'))
			}, PATIENCE_MS)
		})
		try {
			return await Promise.race([looking, slow])
		} finally {
			clearTimeout(timer)
		}
	}
}
