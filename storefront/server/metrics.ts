import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createRequestMeter, formatMetrics, gauge } from '@app/domain/http/request-meter'

export interface Metrics {
	/** Counts a request once its reply has left. */
	count(path: string, res: ServerResponse): void
	/** GET /metrics with the bearer token: Prometheus's text format. 401 without it. */
	send(req: IncomingMessage, res: ServerResponse): void
}

/** One of a few words for a path. */
function areaOf(path: string): string {
	if (path.startsWith('/assets/')) return 'files'
	if (path.startsWith('/media/')) return 'media'
	if (path === '/healthz' || path === '/metrics') return 'operation'
	return path.endsWith('.data') ? 'data' : 'pages'
}

export function createMetrics(token: string): Metrics {
	const meter = createRequestMeter('storefront')
	const loop = monitorEventLoopDelay({ resolution: 20 })
	loop.enable()
	const expected = Buffer.from(`Bearer ${token}`)
	return {
		count(path, res) {
			const started = performance.now()
			res.once('close', () => {
				const status = res.writableFinished ? res.statusCode : 499
				meter.observe(areaOf(path), status, (performance.now() - started) / 1000)
			})
		},
		send(req, res) {
			const given = Buffer.from(req.headers.authorization ?? '')
			if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
				res.writeHead(401, { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' }).end()
				return
			}
			const lag = [0.5, 0.99].map((quantile) => ({
				labels: { quantile },
				value: loop.percentile(quantile * 100) / 1e9,
			}))
			loop.reset()
			const metrics = [
				...meter.metrics(),
				gauge('storefront_event_loop_lag_seconds', 'Delay of the event loop since the last time somebody asked.', lag),
				gauge('storefront_memory_bytes', 'Memory that the process holds.', [{ value: process.memoryUsage.rss() }]),
			]
			const headers = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' }
			res.writeHead(200, headers).end(formatMetrics(metrics))
		},
	}
}
