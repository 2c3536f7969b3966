import { QuoteRequestSchema } from '@app/contract/orders'
import { decideCoupon } from '@app/domain/coupon'
import { fromMinor } from '@app/domain/money'
import type { Router } from 'express'
import * as v from 'valibot'
import { CapiError, invalidPayload, unauthenticated } from '../../http/errors.ts'
import { limitPerMinute } from '../../http/rate-limit.ts'
import { route } from '../../http/route.ts'
import { parseBody, parsePart } from '../../http/validate.ts'
import { listCoupons, type StoredCoupon } from '../../repositories/coupons.ts'
import type { Runtime } from '../../runtime.ts'
import { priceDraft } from '../price-draft.ts'

const CodeSchema = v.object({
	code: v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'), v.maxLength(40, 'is too long')),
	/** The draft stands beside the code, or under this name. */
	draft: v.optional(v.record(v.string(), v.unknown())),
})

export function registerCouponRoutes(router: Router, runtime: Runtime): void {
	const { config, database, catalogue, clock } = runtime
	const limit = limitPerMinute('coupons', config.ordersPerMinute, config.unlimitedAddresses)

	/** GET /capi/shop/coupons, bearer token → `coupons` that the customer can use now. 401 without a token. */
	router.get(
		'/shop/coupons',
		route(async (_request, { user }) => {
			if (user === null) throw unauthenticated()
			const { currency } = (await catalogue.read()).settings
			const coupons = await listCoupons(database, currency, user)
			const usable = coupons.filter((coupon) => isUsable(coupon, currency, clock.now()))
			return { data: { coupons: usable.map((coupon) => presentCoupon(coupon, currency)) } }
		}),
	)

	/**
	 * POST /capi/shop/coupons/check: `code` and an order draft without guest info → `code`, `discount`. 422 COUPON_INVALID, COUPON_EXPIRED,
	 * COUPON_USED_UP, COUPON_MINIMUM or COUPON_LOGIN_REQUIRED. Limited like orders, or codes could be tried out.
	 */
	router.post(
		'/shop/coupons/check',
		limit,
		route(async (request, { user }) => {
			const { code, draft } = parseBody(request, CodeSchema)
			const body = { ...(draft ?? (request.body as object)), coupon_code: code }
			const order = parsePart(body, QuoteRequestSchema)
			const priced = await priceDraft(order, {
				db: database,
				catalogue: await catalogue.read(),
				now: clock.now(),
				customer: { user, email: null },
			})
			const refusal = priced.problems.find((problem) => problem.code.startsWith('COUPON_'))
			if (refusal) throw new CapiError(422, refusal.code as 'COUPON_INVALID', refusal.message)
			if (!priced.coupon) throw invalidPayload('code', 'is not known')
			const { currency } = priced.branch.company
			return {
				data: { code: priced.coupon.rule.code, discount: fromMinor(priced.priced.discountMinor, currency), currency },
			}
		}),
	)
}

/** Whether a coupon would apply to an order that is large enough, of the coupon's own company. */
function isUsable({ rule }: StoredCoupon, currency: string, now: number): boolean {
	const context = {
		subtotalMinor: Number.MAX_SAFE_INTEGER,
		currency,
		now,
		signedIn: true,
		companyId: rule.companyId ?? 0,
	}
	return decideCoupon(rule, context).kind === 'applied'
}

function presentCoupon({ rule, description }: StoredCoupon, currency: string) {
	return {
		code: rule.code,
		kind: rule.kind,
		value: rule.kind === 'fixed' ? fromMinor(rule.value, currency) : rule.value,
		minimum: fromMinor(rule.minimumMinor, currency),
		currency,
		ends_at: rule.endsAt === null ? null : new Date(rule.endsAt).toISOString(),
		company_id: rule.companyId,
		description,
	}
}
