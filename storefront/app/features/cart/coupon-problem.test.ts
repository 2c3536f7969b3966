import { expect, it } from 'vitest'
import { RequestError } from '../../lib/http/cms-client.ts'
import { couponProblem } from './coupon-problem.ts'

const refusal = (status: number, code: string, message = '') =>
	new RequestError('', { status, statusText: '', data: { errors: [{ message, extensions: { code } }] } })

it.each([
	['COUPON_INVALID', 'This coupon code is not valid.'],
	['COUPON_EXPIRED', 'This coupon has expired.'],
	['COUPON_USED_UP', 'This coupon has been used up.'],
	['COUPON_MINIMUM', 'This coupon needs a larger order.'],
	['COUPON_LOGIN_REQUIRED', 'Please sign in to use this coupon.'],
])('%s has its text', (code, text) => {
	expect(couponProblem(refusal(422, code))).toBe(text)
})

it('the shop’s own words count where there are some', () => {
	const text = 'This coupon needs an order of at least €25.00.'
	expect(couponProblem(refusal(422, 'COUPON_MINIMUM', text))).toBe(text)
})

it.each([
	['a session that has ended', refusal(401, 'INVALID_CREDENTIALS'), 'Please sign in to use this coupon.'],
	['too many tries', refusal(429, 'REQUESTS_EXCEEDED'), 'That was a lot of codes. Wait a minute and try again.'],
	['a shop that is down', refusal(503, 'SERVICE_UNAVAILABLE'), 'The code could not be checked. Please try again.'],
	['anything else', new Error('Oops'), 'The code could not be checked. Please try again.'],
])('%s is told as well', (_, error, text) => {
	expect(couponProblem(error)).toBe(text)
})
