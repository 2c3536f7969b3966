import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Branch, Menu, Product } from '@app/contract/menu'
import type { Knex } from 'knex'
import { alwaysOpenBranch } from '../scripts/demo-chain.ts'
import { type Customer, createCustomer, DEMO_GUEST, type Reply } from '../scripts/demo-customer.ts'
import type { Postgres } from '../scripts/postgres/postgres.ts'
import { type System, startSystem } from '../scripts/system.ts'
import { isLongRound } from './round.ts'

/** Signs events as the sandbox does. */
export const SANDBOX_SECRET = 'a-secret-for-tests'

/** Well below the quarter of an hour after which Directus wants another one. */
const TOKEN_MS = 600_000

/** A running shop on one of the databases, without limits on how fast it may be asked. */
export interface Shop {
	system: System
	customer: Customer
	/** The branch that takes orders at any hour, and what it sells without counting. */
	branch: Branch
	products: Product[]
	/** Ids of products that only another company's branches sell. */
	foreignProducts: number[]
	/** A draft of one plain piece there. */
	draft(changes?: object): Record<string, unknown>
	/** Directus's own API as the administrator. */
	studio<T = unknown>(method: string, path: string, body?: unknown): Promise<Reply<T>>
	/** A connection of the test's own: what counts is what is stored. */
	db: Knex
	/** Moves the shop's clock this far ahead of ours. */
	setClock(aheadMs: number): void
	/** What that clock says. */
	now(): number
	/**
	 * The process ends itself at this moment (see host/crash-points.ts), the `time`th time that it comes; null for
	 * never.
	 */
	crashAt(point: string | null, time?: number): void
	close(): Promise<void>
}

interface ShopOptions {
	postgres?: Postgres
	env?: NodeJS.ProcessEnv
}

/** Starts a shop of its own; `close` ends it. */
export async function openShop({ postgres, env = {} }: ShopOptions = {}): Promise<Shop> {
	const folder = mkdtempSync(join(tmpdir(), 'trust-'))
	let ahead = 0
	const clockFile = join(folder, 'clock')
	const crashFile = join(folder, 'crash')
	writeFileSync(clockFile, '0')
	writeFileSync(crashFile, '')
	const system = await startSystem({
		storefront: false,
		postgres,
		env: {
			NODE_ENV: 'test',
			RATE_LIMITER_ENABLED: 'false',
			PRESSURE_LIMITER_ENABLED: 'false',
			CAPI_TEST_CLOCK: clockFile,
			CAPI_TEST_CRASH_AT: crashFile,
			CAPI_SANDBOX_SECRET: SANDBOX_SECRET,
			// The long round waits for the clean-up as customers have to.
			...(!isLongRound && { CAPI_SWEEP_SCHEDULE: '* * * * * *' }),
			...env,
		},
	})
	const db = system.openDatabase()
	const customer = createCustomer(system.cmsUrl)
	const { branch, products } = await alwaysOpenBranch(system.cmsUrl)
	const foreignProducts = await productsOfOthers(system.cmsUrl, branch)
	/** A password is meant to take long to check: once is enough for as long as a token lasts. */
	let signedIn = { token: '', until: 0 }
	const signIn = async () => {
		const { data } = await customer.send<{ access_token: string }>('POST', '/auth/login', system.admin)
		return { token: data.access_token, until: performance.now() + TOKEN_MS }
	}
	const item = { id: products[0]!.id, quantity: 1, note: '', requests: [], customizations: [] }
	return {
		system,
		customer,
		branch,
		products,
		foreignProducts,
		draft: (changes = {}) => ({ ...DEMO_GUEST, branch: branch.id, items: [item], ...changes }),
		async studio(method, path, body) {
			if (performance.now() > signedIn.until) signedIn = await signIn()
			return customer.send(method, path, body, { Authorization: `Bearer ${signedIn.token}` })
		},
		db,
		setClock(aheadMs) {
			ahead = aheadMs
			writeFileSync(clockFile, String(aheadMs))
		},
		now: () => Date.now() + ahead,
		crashAt: (point, time = 1) => writeFileSync(crashFile, point === null ? '' : `${point}:${time}`),
		async close() {
			await db.destroy()
			await system.stop()
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

async function productsOfOthers(cmsUrl: string, branch: Branch): Promise<number[]> {
	const { data } = (await (await fetch(`${cmsUrl}/capi/shop/menu-test`)).json()) as { data: Menu }
	return data.products.filter(({ company_id }) => company_id !== branch.company.id).map(({ id }) => id)
}
