import { startPostgres } from '../scripts/postgres/postgres.ts'
import { startSystem } from '../scripts/system.ts'
import { BENCH_ENV } from './environment.ts'
import { multiplyOrders } from './multiply-orders.ts'
import { createGuest, orderAndPay } from './order-load.ts'
import { finishOutbox } from './outbox.ts'
import { type Shop, takeTurns } from './shops-in-turn.ts'
import type { Row } from './table.ts'

const FEW = 1_000
/** BENCH_ORDERS makes a shorter trial of it. */
const MANY = Number(process.env.BENCH_ORDERS ?? 1_000_000)
/**
 * What an order takes at few on the machine of docs/performance.md: of the two databases' figures the one that is
 * harder on ours.
 */
const QUIET_ORDER = 7.8

type Started = Shop & { stop(): Promise<void> }

async function startOnSqlite(): Promise<Started> {
	const system = await startSystem({ storefront: false, env: BENCH_ENV })
	return { system, databasePids: [], stop: system.stop }
}

/** With a server of its own: the other shop's database is none of its costs. */
async function startOnPostgres(): Promise<Started> {
	const postgres = await startPostgres({ isStock: true })
	try {
		const system = await startSystem({ storefront: false, postgres, env: BENCH_ENV })
		return { system, databasePids: [postgres.service.child.pid!], stop: () => system.stop().finally(postgres.stop) }
	} catch (error) {
		await postgres.stop()
		throw error
	}
}

/**
 * Stores so many orders in a shop and starts it anew. What is copied is history: a million messages that wait would
 * be sent later.
 */
async function fill({ system }: Shop, orders: number): Promise<void> {
	await orderAndPay(await createGuest(system.cmsUrl), [], FEW)
	await finishOutbox(system, [])
	await system.killCms()
	if (orders > FEW) await multiplyOrders(system, orders)
	await system.startCms()
}

async function growthRow(database: string, start: () => Promise<Started>): Promise<Row> {
	const few = await start()
	try {
		const many = await start()
		try {
			await fill(many, MANY)
			await fill(few, FEW)
			const cost = await takeTurns(few, many)
			return {
				what: `order placed, paid and its receipt sent at ${MANY.toLocaleString('en')} stored orders, ${database}, CPU`,
				ours: cost.many,
				unit: 'ms',
				reference: { what: `at ${FEW.toLocaleString('en')}`, value: cost.few, quiet: QUIET_ORDER },
				must: 12,
			}
		} finally {
			await many.stop()
		}
	} finally {
		await few.stop()
	}
}

/**
 * What an order costs a chain that has a million of them, beside what it costs one that has a thousand, both at the
 * same time.
 */
export const benchGrowth = async (): Promise<Row[]> => [
	await growthRow('SQLite', startOnSqlite),
	await growthRow('PostgreSQL', startOnPostgres),
]
