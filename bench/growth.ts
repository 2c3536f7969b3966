import { startPostgres } from '../scripts/postgres/postgres.ts'
import { type System, startSystem } from '../scripts/system.ts'
import { BENCH_ENV } from './environment.ts'
import { multiplyOrders } from './multiply-orders.ts'
import { createGuest, orderAndPay } from './order-load.ts'
import { finishOutbox } from './outbox.ts'
import type { Row } from './table.ts'

const FEW = 1_000
/** BENCH_ORDERS makes a shorter trial of it. */
const MANY = Number(process.env.BENCH_ORDERS ?? 1_000_000)

/** What an order costs a shop that was just started: the same before and after the growth. */
async function measure(system: System, extraPids: number[]) {
	await system.killCms()
	await system.startCms()
	const guest = await createGuest(system.cmsUrl)
	await orderAndPay(guest, [system.services.cms.child.pid!], 300)
	return orderAndPay(guest, [system.services.cms.child.pid!, ...extraPids], 600)
}

async function growthRow(database: string, system: System, extraPids: number[]): Promise<Row> {
	const guest = await createGuest(system.cmsUrl)
	await orderAndPay(guest, [], FEW)
	const few = await measure(system, extraPids)
	// What is copied is history: a million messages that wait would be sent while the orders are measured.
	await finishOutbox(system, [])
	await system.killCms()
	await multiplyOrders(system, MANY)
	const many = await measure(system, extraPids)
	return {
		what: `order placed and paid at ${MANY.toLocaleString('en')} stored orders, ${database}, CPU`,
		ours: many.cpuMsEach,
		unit: 'ms',
		reference: { what: `at ${FEW.toLocaleString('en')}`, value: few.cpuMsEach },
		must: 12,
	}
}

/** What an order costs a chain that has a million of them, beside what it cost at a thousand, in one run and on the same machine. */
export async function benchGrowth(): Promise<Row[]> {
	const rows: Row[] = []
	const sqlite = await startSystem({ storefront: false, env: BENCH_ENV })
	try {
		rows.push(await growthRow('SQLite', sqlite, []))
	} finally {
		await sqlite.stop()
	}
	const postgres = await startPostgres({ isStock: true })
	try {
		const system = await startSystem({ storefront: false, postgres, env: BENCH_ENV })
		try {
			rows.push(await growthRow('PostgreSQL', system, [postgres.service.child.pid!]))
		} finally {
			await system.stop()
		}
	} finally {
		await postgres.stop()
	}
	return rows
}
