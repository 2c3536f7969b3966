/** What a coupon has in its row, changed or not. */
export interface EditedCoupon {
	kind?: unknown
	value?: unknown
	starts_at?: unknown
	ends_at?: unknown
}

const instantOf = (value: unknown): number =>
	typeof value === 'number' || typeof value === 'string' || value instanceof Date
		? new Date(value).getTime()
		: Number.NaN

/** What is wrong between the fields of a coupon, each of which is right by itself; null where nothing is. */
export function findCouponProblem({
	kind,
	value,
	starts_at,
	ends_at,
}: EditedCoupon): { field: string; message: string } | null {
	if (kind === 'percent' && Number(value) > 100) {
		return { field: 'value', message: 'A coupon takes at most 100 percent off.' }
	}
	if (instantOf(ends_at) <= instantOf(starts_at)) {
		return { field: 'ends_at', message: 'The coupon must end after it starts.' }
	}
	return null
}
