import * as v from 'valibot'

/** An id in a reply of ours: branches, companies, categories, products, orders. */
export const IdSchema = v.pipe(v.number(), v.integer(), v.minValue(1))

/** An id in a request: browsers' records write ids as strings, so a string of digits is accepted as well. */
export const LooseIdSchema = v.pipe(
	v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'must be an id'))], 'must be an id'),
	v.transform(Number),
	v.integer('must be an id'),
	v.minValue(1, 'must be an id'),
	// Keys are 32-bit integers: a database answers a larger one with an error of its own.
	v.maxValue(2_147_483_647, 'must be an id'),
)

/**
 * Money on the wire: a decimal number in the currency's digits (12.5 is twelve euro fifty). Integers in minor units
 * stay inside domain.
 */
export const MoneySchema = v.number()

/** ISO 8601 with an offset, for example 2026-11-20T18:30:00+00:00. */
export const InstantSchema = v.string()

/** Wall-clock time of a branch, HH:MM, 24:00 for the end of the day. */
export const ClockTimeSchema = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be HH:MM'))

/** A calendar day in a branch's time zone, YYYY-MM-DD. */
export const DaySchema = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be YYYY-MM-DD'))

/**
 * Signed by the server for one guest's order. Whoever keeps it has placed the order or entered the code that was
 * mailed for it.
 */
export const ChangeTokenSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(400))
