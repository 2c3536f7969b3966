import * as v from 'valibot'
import { readRecord, writeRecord } from '../../platform/storage.ts'

/** Local storage key of the order that is being placed from the present cart. */
const ATTEMPT_KEY = 'order-attempt'

const AttemptSchema = v.object({
	/** Idempotency-Key of the request: the same content never makes a second order. */
	key: v.pipe(v.string(), v.minLength(1)),
	/** What was ordered; another content is another attempt. */
	fingerprint: v.string(),
	startedAt: v.number(),
	/** Slug of the unpaid order that this one takes the place of. */
	replaces: v.nullable(v.string()),
	/** Slug of the order, once it is known. */
	slug: v.nullable(v.string()),
})
export type Attempt = v.InferOutput<typeof AttemptSchema>

/**
 * The attempt for a content: the stored one if its content is the same (double click, retry after a lost answer, reload, second tab),
 * else a new one that replaces the stored one's order. It is stored before the request leaves.
 */
export function openAttempt(fingerprint: string, now: number, newKey: () => string): Attempt {
	const stored = readRecord(ATTEMPT_KEY, AttemptSchema)
	if (stored?.fingerprint === fingerprint) return stored
	const replaces = stored?.slug ?? stored?.replaces ?? null
	const attempt: Attempt = { key: newKey(), fingerprint, startedAt: now, replaces, slug: null }
	writeRecord(ATTEMPT_KEY, attempt)
	return attempt
}

/** Remembers the order that an attempt made. */
export function saveAttemptSlug(attempt: Attempt, slug: string): void {
	writeRecord(ATTEMPT_KEY, { ...attempt, slug })
}

/** The cart is another one now, or its order is paid: the next order stands for itself. */
export function forgetAttempt(): void {
	writeRecord(ATTEMPT_KEY, null)
}
