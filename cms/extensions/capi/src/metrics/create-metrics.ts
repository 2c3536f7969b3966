import { createRequestMeter, type RequestMeter } from '@app/domain/http/request-meter'
import type { Knex } from 'knex'
import type { Clock } from '../clock.ts'
import type { Health } from '../system/health.ts'
import { createGauges } from './read-gauges.ts'

/** What METRICS_TOKEN switches on. */
export interface Metrics {
	token: string
	meter: RequestMeter
	gauges: ReturnType<typeof createGauges>
}

export function createMetrics(
	token: string,
	{ clock, ...parts }: { database: Knex; health: Health; clock: Clock },
): Metrics {
	return { token, meter: createRequestMeter('capi'), gauges: createGauges({ ...parts, now: clock.now }) }
}
