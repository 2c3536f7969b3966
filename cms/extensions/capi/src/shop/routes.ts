import { QuoteRequestSchema } from '@app/contract/orders'
import { DaySchema, LooseIdSchema } from '@app/contract/values'
import { isCalendarDay } from '@app/domain/text/zoned-time'
import type { Router } from 'express'
import * as v from 'valibot'
import { invalidPayload, notFound } from '../http/errors.ts'
import { route } from '../http/route.ts'
import { parseBody, parseQuery } from '../http/validate.ts'
import type { Runtime } from '../runtime.ts'
import { createCodeGuard, hasWrongCode } from './coupons/code-guard.ts'
import { registerCouponRoutes } from './coupons/routes.ts'
import { findHeld } from './orders/open-order.ts'
import { registerOrderRoutes } from './orders/routes.ts'
import { presentDraftQuote, priceDraft } from './price-draft.ts'
import { listSlots } from './slots/list-slots.ts'

const SlotsQuerySchema = v.object({ branchId: LooseIdSchema, date: DaySchema })

export function registerShopRoutes(router: Router, runtime: Runtime): void {
	const { catalogue, clock, database } = runtime
	const codes = createCodeGuard(runtime.config)

	/** GET /capi/shop/slots?branchId=&date= → `asap`, `slots`, `timezone`. 404 unknown branch; up to a week ahead. */
	router.get(
		'/shop/slots',
		route(async (request) => {
			const { branchId, date } = parseQuery(request, SlotsQuerySchema)
			if (!isCalendarDay(date)) throw invalidPayload('date', 'must be a day of the calendar')
			const branch = (await catalogue.read()).branches.get(branchId)
			if (!branch?.isPublished) throw notFound('The branch was not found.')
			return { data: await listSlots(database, branch, date, clock.now()) }
		}),
	)

	/**
	 * POST /capi/shop/quote: an order draft without guest info → a quote; what keeps it from being ordered is in
	 * `problems`. 429 after too many wrong coupon codes.
	 */
	router.post(
		'/shop/quote',
		route(async (request, { user }) => {
			const draft = parseBody(request, QuoteRequestSchema)
			const price = async () => {
				const context = { db: database, catalogue: await catalogue.read(), now: clock.now() }
				const replaced = await findHeld(runtime, draft, user)
				return priceDraft(draft, { ...context, user, replaced })
			}
			const priced = await codes.guard(request, {
				user,
				code: draft.coupon_code,
				judge: price,
				isWrong: ({ problems }) => hasWrongCode(problems),
			})
			return { data: presentDraftQuote(priced) }
		}),
	)

	registerOrderRoutes(router, runtime, codes)
	registerCouponRoutes(router, runtime, codes)
}
