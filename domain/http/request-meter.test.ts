import { describe, expect, it } from 'vitest'
import { createRequestMeter, formatMetrics, gauge } from './request-meter.ts'

describe('a request meter', () => {
	it('counts by area and status, and how long they took, each bucket holding the ones below it', () => {
		const meter = createRequestMeter('capi')
		meter.observe('menu', 200, 0.0004)
		meter.observe('menu', 304, 0.002)
		meter.observe('menu', 200, 60)
		const text = formatMetrics(meter.metrics())
		expect(text).toContain('# TYPE capi_http_requests_total counter\n')
		expect(text).toContain('capi_http_requests_total{area="menu",status="200"} 2\n')
		expect(text).toContain('capi_http_requests_total{area="menu",status="304"} 1\n')
		expect(text).toContain('capi_http_request_duration_seconds_bucket{area="menu",le="0.001"} 1\n')
		expect(text).toContain('capi_http_request_duration_seconds_bucket{area="menu",le="10"} 2\n')
		expect(text).toContain('capi_http_request_duration_seconds_bucket{area="menu",le="+Inf"} 3\n')
		expect(text).toContain('capi_http_request_duration_seconds_count{area="menu"} 3\n')
		expect(text).toContain('capi_http_request_duration_seconds_sum{area="menu"} 60.0024\n')
	})

	it('says nothing of what has not happened', () => {
		expect(formatMetrics(createRequestMeter('capi').metrics())).toBe('')
	})
})

describe('formatMetrics', () => {
	it('escapes what stands in a label', () => {
		const text = formatMetrics([gauge('up', 'Whether it is.', [{ labels: { part: 'a"b\\c\nd' }, value: 1 }])])
		expect(text).toBe('# HELP up Whether it is.\n# TYPE up gauge\nup{part="a\\"b\\\\c\\nd"} 1\n')
	})
})
