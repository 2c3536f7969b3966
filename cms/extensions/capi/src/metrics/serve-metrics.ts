import { timingSafeEqual } from 'node:crypto'
import { formatMetrics } from '@app/domain/http/request-meter'
import type { RequestHandler } from 'express'
import { presentFailure } from '../http/error-reply.ts'
import type { Metrics } from './create-metrics.ts'

/**
 * GET /capi/system/metrics, bearer token of METRICS_TOKEN: Prometheus's text format. 401 without it. Ahead of
 * Directus, which would take the token for one of its own. Without METRICS_TOKEN the address is not there.
 */
export function serveMetrics({ token, meter, gauges }: Metrics): RequestHandler {
	return (request, response, next) => {
		response.setHeader('Cache-Control', 'no-store')
		if (!isSameText(request.get('authorization') ?? '', `Bearer ${token}`)) {
			const message = 'The metrics are for the operator.'
			response.setHeader('WWW-Authenticate', 'Bearer')
			response.status(401).json(presentFailure({ status: 401, code: 'UNAUTHENTICATED', message }))
			return
		}
		gauges
			.read()
			.then((metrics) => {
				response.type('text/plain; version=0.0.4; charset=utf-8')
				response.send(formatMetrics([...meter.metrics(), ...metrics]))
			})
			.catch(next)
	}
}

function isSameText(given: string, expected: string): boolean {
	const [a, b] = [Buffer.from(given), Buffer.from(expected)]
	return a.length === b.length && timingSafeEqual(a, b)
}
