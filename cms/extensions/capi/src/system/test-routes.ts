import type { Router } from 'express'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import * as v from 'valibot'
import { limitPerMinute } from '../http/rate-limit.ts'
import { route } from '../http/route.ts'
import { parseBody } from '../http/validate.ts'
import type { Runtime } from '../runtime.ts'
import { HOME_COUNTRY } from '../shop/orders/phone.ts'

const PhoneSchema = v.object({ phone: v.pipe(v.string(), v.maxLength(40, 'is too long')) })

/** Calls of the storefront's test pages alone; TEST_PAGES=false removes them with the pages. */
export function registerTestRoutes(router: Router, { config }: Runtime): void {
	/**
	 * POST /capi/test/phone {phone} → what libphonenumber makes of it, and whether an order with it is taken. Nothing is
	 * kept.
	 */
	router.post(
		'/test/phone',
		limitPerMinute('test-pages', config.ordersPerMinute, config),
		route((request) => {
			const phone = parsePhoneNumberFromString(parseBody(request, PhoneSchema).phone, HOME_COUNTRY)
			return {
				data: {
					is_accepted: phone?.isPossible() ?? false,
					is_valid: phone?.isValid() ?? false,
					number: phone?.number ?? null,
					country: phone?.country ?? null,
					national: phone?.formatNational() ?? null,
					international: phone?.formatInternational() ?? null,
				},
			}
		}),
	)
}
