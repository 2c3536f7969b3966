import { parseRoutePlaces } from '@app/domain/branch/directions-url'
import type { RequestHandler, Router } from 'express'
import { CapiError } from '../http/errors.ts'
import { limitPerMinute } from '../http/rate-limit.ts'
import { route } from '../http/route.ts'
import type { Runtime } from '../runtime.ts'
import { hiddenPlaces } from './redact-coordinates.ts'

export function registerRoutingRoutes(router: Router, { config, drives }: Runtime): void {
	/**
	 * GET /capi/route/v1/driving/{lng},{lat};{lng},{lat} → OSRM's own reply (DrivingReplySchema): `routes[0].distance`
	 * in metres, `.duration` in seconds; `estimated` where no OSRM is configured or it does not answer. 400
	 * INVALID_QUERY, with OSRM's `code` beside it, for anything but two places; 429. Nothing about the places is logged,
	 * and answers are kept for five minutes at most.
	 */
	router.get(
		'/route/v1/driving',
		repeatCode,
		limitPerMinute('routes', config.driving.routesPerMinute, config),
		route(async (request) => {
			const places = parseRoutePlaces(hiddenPlaces(request))
			if (!places.isValid) throw new CapiError(400, 'INVALID_QUERY', places.message, { osrm_code: places.code })
			const { distance, duration, waypoints, isEstimated } = await drives.find(places.from, places.to)
			const figures = { distance, duration, weight: duration }
			const legs = [{ ...figures, summary: '', steps: [] }]
			return {
				top: {
					code: 'Ok',
					routes: [{ ...figures, weight_name: 'routability', legs }],
					waypoints,
					...(isEstimated && { estimated: true }),
				},
			}
		}),
	)
}

/** A client of OSRM looks for what went wrong in `code`. */
const repeatCode: RequestHandler = (_request, response, next) => {
	const send = response.json.bind(response)
	response.json = (body: { success?: boolean; errors?: { extensions: { osrm_code?: string } }[] }) =>
		send(body.success === false ? { code: body.errors?.[0]?.extensions.osrm_code ?? 'Error', ...body } : body)
	next()
}
