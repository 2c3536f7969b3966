import { randomUUID } from 'node:crypto'
import { DEMO_GUEST } from '../scripts/demo-customer.ts'
import { startPostgres } from '../scripts/postgres/postgres.ts'
import { type System, startSystem } from '../scripts/system.ts'
import { BENCH_ENV } from './environment.ts'
import { type Load, workRepeatedly } from './load.ts'
import { createGuest, orderAndPay } from './order-load.ts'
import { finishOutbox } from './outbox.ts'
import type { Row } from './table.ts'

/** A shop that was just started compiles its code for the first hundreds. */
const WARM_UP = 300
const COUNT = 600
/**
 * What the plain insert takes on the machine of docs/performance.md: of the two databases' figures the one that is
 * harder on ours.
 */
const QUIET_INSERT = { cpuMs: 6.0, perSecond: 165 }

async function send<T>(url: string, body: unknown, headers: Record<string, string> = {}) {
	const response = await fetch(url, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', ...headers },
		body: JSON.stringify(body),
	})
	const reply = (await response.json()) as { data: T }
	if (!response.ok) throw new Error(`${url} answered ${response.status}: ${JSON.stringify(reply).slice(0, 300)}`)
	return reply.data
}

const column = (field: string, type: string) => ({ field, type, schema: {}, meta: {} })

/**
 * Orders and lines as Directus alone would hold them: no rules, no prices. Our own tables refuse orders written past
 * /capi.
 */
async function makePlainCollections(cmsUrl: string, headers: Record<string, string>) {
	const texts = (...names: string[]) => names.map((name) => column(name, 'string'))
	const make = (collection: string, fields: object[]) =>
		send(`${cmsUrl}/collections`, { collection, schema: {}, meta: {}, fields }, headers)
	await make('plain_orders', [...texts('reference', 'slug', 'email', 'phone'), column('total', 'decimal')])
	await make('plain_lines', [
		...texts('name'),
		column('quantity', 'integer'),
		column('total', 'decimal'),
		column('order', 'integer'),
	])
	await send(`${cmsUrl}/fields/plain_orders`, { field: 'lines', type: 'alias', meta: { special: ['o2m'] } }, headers)
	const relation = {
		collection: 'plain_lines',
		field: 'order',
		related_collection: 'plain_orders',
		meta: { one_field: 'lines' },
	}
	await send(`${cmsUrl}/relations`, relation, headers)
}

/** Orders without rules or payment over Directus's own API. */
async function insertPlain(cmsUrl: string, admin: object, pids: number[], count: number): Promise<Load> {
	const { access_token } = await send<{ access_token: string }>(`${cmsUrl}/auth/login`, admin)
	const headers = { Authorization: `Bearer ${access_token}` }
	await makePlainCollections(cmsUrl, headers)
	const plain = await workRepeatedly(
		async () => {
			const id = randomUUID()
			const line = { name: 'Burger', quantity: 1, total: 10 }
			const contact = { email: DEMO_GUEST.email, phone: DEMO_GUEST.phone }
			const order = { reference: id, slug: id, ...contact, total: 20, lines: [line, line] }
			await send(`${cmsUrl}/items/plain_orders`, order, headers)
		},
		pids,
		{ count },
	)
	if (plain.failures > 0) throw new Error(`${plain.failures} plain inserts failed`)
	return plain
}

async function orderRows(database: string, system: System, extraPids: number[]): Promise<Row[]> {
	const { cmsUrl, services, admin } = system
	const pids = [services.cms.child.pid!, ...extraPids]
	const guest = await createGuest(cmsUrl)
	await orderAndPay(guest, pids, WARM_UP)
	await finishOutbox(system, pids)
	const ours = await orderAndPay(guest, pids, COUNT)
	const messagesMs = await finishOutbox(system, pids)
	const plain = await insertPlain(cmsUrl, admin, pids, COUNT)
	return [
		{
			what: `guest order placed and paid, its receipt sent, ${database}, CPU`,
			ours: ours.cpuMsEach + messagesMs / COUNT,
			unit: 'ms',
			reference: { what: 'plain nested insert', value: plain.cpuMsEach, quiet: QUIET_INSERT.cpuMs },
			must: 12,
			aim: 5,
		},
		{
			what: `orders a second, ${database}, 16 clients`,
			ours: ours.perSecond,
			unit: '/s',
			reference: { what: 'plain nested insert', value: plain.perSecond, quiet: QUIET_INSERT.perSecond },
			must: 100,
			aim: 250,
			more: true,
		},
	]
}

/**
 * Guest orders placed and paid by card on SQLite and on PostgreSQL with its own settings, the database's processes
 * included, beside a plain nested insert over Directus's own API.
 */
export async function benchOrders(system: System): Promise<Row[]> {
	const rows = await orderRows('SQLite', system, [])
	const postgres = await startPostgres({ isStock: true })
	try {
		const other = await startSystem({ storefront: false, postgres, env: BENCH_ENV })
		try {
			rows.push(...(await orderRows('PostgreSQL', other, [postgres.service.child.pid!])))
		} finally {
			await other.stop()
		}
	} finally {
		await postgres.stop()
	}
	return rows
}
