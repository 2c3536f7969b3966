import type { CouponCheck } from '@app/contract/coupons'
import { QuoteRequestSchema } from '@app/contract/orders'
import { fromMinor } from '@app/domain/pricing/money'
import type { Router } from 'express'
import * as v from 'valibot'
import { CapiError, invalidPayload, unauthenticated } from '../../http/errors.ts'
import { limitPerMinute } from '../../http/rate-limit.ts'
import { route } from '../../http/route.ts'
import { parseBody, parsePart } from '../../http/validate.ts'
import type { Runtime } from '../../runtime.ts'
import { findHeld } from '../orders/open-order.ts'
import { priceDraft } from '../price-draft.ts'
import { type CodeGuard, hasWrongCode } from './code-guard.ts'
import { listCustomerCoupons } from './list-coupons.ts'

const CodeSchema = v.object({
	code: v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'), v.maxLength(40, 'is too long')),
	/** The draft stands beside the code, or under this name. */
	draft: v.optional(v.record(v.string(), v.unknown())),
})

export function registerCouponRoutes(router: Router, runtime: Runtime, codes: CodeGuard): void {
	const { config, database, catalogue, clock } = runtime
	const limit = limitPerMinute('coupons', config.ordersPerMinute, config)

	/**
	 * GET /capi/shop/coupons, bearer token → `coupons` that the customer can use now, and `past`: those used up and
	 * those expired. 401 without a token.
	 */
	router.get(
		'/shop/coupons',
		route(async (_request, { user }) => {
			if (user === null) throw unauthenticated()
			return { data: await listCustomerCoupons(runtime, user) }
		}),
	)

	/**
	 * POST /capi/shop/coupons/check: `code` and an order draft without guest info → `code`, `discount`. 422
	 * COUPON_INVALID, COUPON_EXPIRED, COUPON_USED_UP or COUPON_MINIMUM; COUPON_LOGIN_REQUIRED for every guest, whatever
	 * the code. Limited like orders, and 429 after too many wrong codes.
	 */
	router.post(
		'/shop/coupons/check',
		limit,
		route(async (request, { user }) => {
			const { code, draft } = parseBody(request, CodeSchema)
			const body = { ...(draft ?? (request.body as object)), coupon_code: code }
			const order = parsePart(body, QuoteRequestSchema)
			const price = async () =>
				priceDraft(order, {
					db: database,
					catalogue: await catalogue.read(),
					now: clock.now(),
					user,
					replaced: await findHeld(runtime, order, user),
				})
			const priced = await codes.guard(request, {
				user,
				code,
				judge: price,
				isWrong: ({ problems }) => hasWrongCode(problems),
			})
			const refusal = priced.problems.find((problem) => problem.code.startsWith('COUPON_'))
			if (refusal) throw new CapiError(422, refusal.code as 'COUPON_INVALID', refusal.message)
			if (!priced.coupon) throw invalidPayload('code', 'is not known')
			const { currency } = priced.branch.company
			const discount = fromMinor(priced.priced.discountMinor, currency)
			const data: CouponCheck = { code: priced.coupon.rule.code, discount, currency }
			return { data }
		}),
	)
}
