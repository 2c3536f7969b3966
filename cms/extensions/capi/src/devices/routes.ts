import { DeviceReportSchema } from '@app/contract/device-metadata'
import type { Router } from 'express'
import { unauthenticated } from '../http/errors.ts'
import { limitPerMinute } from '../http/rate-limit.ts'
import { route } from '../http/route.ts'
import { parseBody } from '../http/validate.ts'
import { findOrderBySlug } from '../repositories/orders.ts'
import type { Runtime } from '../runtime.ts'

export function registerDeviceRoutes(router: Router, { config, database, devices }: Runtime): void {
	/**
	 * POST /capi/system/device {about: "order", slug, deviceInfo} or {about: "sign_in", deviceInfo} with a bearer token:
	 * what the browser tells of itself, once, within minutes of the order or the sign-in. 202, also where there is
	 * nothing to add it to; 401 without a token.
	 */
	router.post(
		'/system/device',
		limitPerMinute('devices', config.ordersPerMinute, config),
		route(async (request, { user }) => {
			const { deviceInfo, ...report } = parseBody(request, DeviceReportSchema)
			if (report.about === 'sign_in') {
				if (user === null) throw unauthenticated()
				await devices.describe({ about: 'sign_in', user }, deviceInfo)
			} else {
				const order = await findOrderBySlug(database, report.slug)
				if (order) await devices.describe({ about: 'order', subject: String(order.id) }, deviceInfo)
			}
			return { status: 202 }
		}),
	)
}
