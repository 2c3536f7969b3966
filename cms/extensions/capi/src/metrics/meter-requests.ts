import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestMeter } from '@app/domain/http/request-meter'
import { areaOf } from './area-of.ts'

/** Counts a request once its reply has left, or its caller. */
export function meterRequest(meter: RequestMeter, request: IncomingMessage, response: ServerResponse): void {
	const started = performance.now()
	// Express takes parts off the url on its way.
	const area = areaOf(request.url ?? '')
	response.once('close', () => {
		// 499: the caller left before there was an answer.
		const status = response.writableFinished ? response.statusCode : 499
		meter.observe(area, status, (performance.now() - started) / 1000)
	})
}
