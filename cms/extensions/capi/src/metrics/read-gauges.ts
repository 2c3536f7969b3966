import { monitorEventLoopDelay } from 'node:perf_hooks'
import { gauge, type Metric } from '@app/domain/http/request-meter'
import type { Knex } from 'knex'
import { countOutbox, countRecentOrders, countRecentPayments } from '../repositories/counts.ts'
import type { Health } from '../system/health.ts'

const DAY_MS = 24 * 3_600_000
const LABELS = { up: 1, degraded: 0.5, down: 0 } as const

/** Gauges of the process and of what the database holds. Without the database the rest is told all the same. */
export function createGauges({ database, health, now }: { database: Knex; health: Health; now: () => number }) {
	const loop = monitorEventLoopDelay({ resolution: 20 })
	loop.enable()

	function readProcess(): Metric[] {
		const lag = (share: number) => loop.percentile(share * 100) / 1e9
		const metrics = [
			gauge(
				'capi_event_loop_lag_seconds',
				'Delay of the event loop since the last time somebody asked.',
				[0.5, 0.99].map((quantile) => ({ labels: { quantile }, value: lag(quantile) })),
			),
			gauge('capi_memory_bytes', 'Memory that the process holds.', [{ value: process.memoryUsage.rss() }]),
			gauge('capi_uptime_seconds', 'Since the process started.', [{ value: Math.round(process.uptime()) }]),
		]
		loop.reset()
		return metrics
	}

	async function readDatabase(): Promise<Metric[]> {
		const since = now() - DAY_MS
		const [orders, payments, outbox] = await Promise.all([
			countRecentOrders(database, since),
			countRecentPayments(database, since),
			countOutbox(database),
		])
		return [
			gauge('capi_orders', 'Orders that changed within a day, by status.', orders),
			gauge('capi_payments', 'Payment attempts of the last day, by gateway and status.', payments),
			gauge('capi_outbox', 'Messages and tasks that wait, or were given up.', outbox),
		]
	}

	return {
		async read(): Promise<Metric[]> {
			const { status, checks } = await health.read()
			return [
				gauge('capi_status', '1 up, 0.5 degraded, 0 down.', [{ value: LABELS[status] }]),
				gauge(
					'capi_part_status',
					'The same for each part.',
					checks.map((check) => ({ labels: { part: check.name }, value: LABELS[check.status] })),
				),
				...readProcess(),
				...(await readDatabase().catch(() => [])),
			]
		},
		close: () => loop.disable(),
	}
}
