import { CapiError } from '../http/errors.ts'
import type { Row } from '../repositories/catalogue-rows.ts'

const MAX_MINUTES = 240
/** An empty field of a form, and how Directus writes an empty field of a button's dialog. */
const EMPTY: ReadonlySet<unknown> = new Set([null, '', 'undefined', 'null'])

/**
 * An edit in which staff say in how many minutes an order will be ready, with the instant that follows. Left empty,
 * as by the button Accept without a number, the time stays an estimate. Throws 400 for what is no such number.
 */
export function setReadyTime(edit: Row, now: number): Row {
	const { ready_minutes: given, ...rest } = edit
	if (given === undefined) return edit
	if (EMPTY.has(given)) return rest
	const minutes = typeof given === 'number' || typeof given === 'string' ? Number(given) : Number.NaN
	if (!Number.isInteger(minutes) || minutes < 1 || minutes > MAX_MINUTES) {
		const message = `“Ready in” must be a whole number of minutes from 1 to ${MAX_MINUTES}.`
		throw new CapiError(400, 'INVALID_PAYLOAD', message, { field: 'ready_minutes' })
	}
	const at = new Date(now + minutes * 60_000).toISOString()
	return { ...rest, ready_minutes: minutes, ready_min_at: at, ready_max_at: at }
}
