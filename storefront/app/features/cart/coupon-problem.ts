import type { CouponProblemCode } from '@app/domain/pricing/coupon'
import { known, t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { RequestError } from '../../lib/http/cms-client.ts'

/** Each reason that the shop can give, where it gives it without words of its own. */
const TEXTS: Record<CouponProblemCode, PlainMessage> = {
	COUPON_INVALID: 'This coupon code is not valid.',
	COUPON_EXPIRED: 'This coupon has expired.',
	COUPON_USED_UP: 'This coupon has been used up.',
	COUPON_MINIMUM: 'This coupon needs a larger order.',
	COUPON_LOGIN_REQUIRED: 'Please sign in to use this coupon.',
}

/** What to tell a customer whose coupon could not be applied. */
export function couponProblem(error: unknown): string {
	if (!(error instanceof RequestError)) return t('The code could not be checked. Please try again.')
	const text = error.code !== null && error.code in TEXTS ? TEXTS[error.code as CouponProblemCode] : null
	// The shop's own words know more: by how much the order is too small.
	if (text !== null) return known(error.errors[0]?.message || text)
	if (error.status === 401) return t(TEXTS.COUPON_LOGIN_REQUIRED)
	if (error.status === 429) return t('That was a lot of codes. Wait a minute and try again.')
	return t('The code could not be checked. Please try again.')
}
