import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { freePort } from '../../../../scripts/free-port.ts'
import { startPostgres } from '../../../../scripts/postgres/postgres.ts'
import { type Service, startService, stopServices, waitUntilAnswers } from '../../../../scripts/services.ts'
import { startSystem, TEST_ADMIN } from '../../../../scripts/system.ts'
import { writeIpDatabase } from './write-ip-database.ts'

const ROOT = join(import.meta.dirname, '../../../..')
export const ADMIN = TEST_ADMIN
/** Signs events as the sandbox does. */
export const SANDBOX_SECRET = 'a-secret-for-tests'
export const METRICS_TOKEN = 'a-metrics-token-for-tests'
/** Whose X-Forwarded-For is believed; requests come from 127.0.0.1 unless they say otherwise. */
export const TRUSTED_PROXY = '127.0.0.2'
/** The network that the operator's IP database knows. */
export const KNOWN_NETWORK = '203.0.113'
/** What the storefront's content reads carry. */
export const PUBLIC_TOKEN = 'a-public-token-for-tests'
/** Signs who chats. */
export const CHATWOOT_SECRET = 'another-secret-for-tests'

export interface RunningCms {
	url: string
	/** File with the milliseconds by which the server's clock is ahead. */
	clockFile: string
	/** File with all routes that are mounted. */
	routesFile: string
	/** Where its mail is kept, among other things. */
	varDir: string
	/** Its process. */
	node: Service
	/** Starts another node on the same database. It ends with `stop`. */
	startNode(): Promise<Service>
	/**
	 * A connection to its database, to look at what is really stored, and to make it older. Whoever opens it destroys
	 * it.
	 */
	openDatabase(): Knex
	stop(): Promise<void>
}

/** Starts a real Directus with the freshly seeded chain, a clock to be set and nothing that limits a busy test. */
export async function startCms(overrides: Record<string, string> = {}): Promise<RunningCms> {
	const folder = await mkdtemp(join(tmpdir(), 'capi-clock-'))
	const clockFile = join(folder, 'clock')
	await writeFile(clockFile, '0')
	const routesFile = join(folder, 'routes.json')
	const ipDatabase = join(folder, 'ip.mmdb')
	writeIpDatabase(ipDatabase, KNOWN_NETWORK, {
		country: { iso_code: 'IE', names: { en: 'Ireland' } },
		city: { names: { en: 'Dublin' } },
		autonomous_system_number: 5466,
		autonomous_system_organization: 'Eircom',
		is_anonymous_vpn: true,
	})
	// What SQL says differs between databases; the usual round is on SQLite, as `npm start` is.
	const postgres = process.env.API_DATABASE === 'postgres' ? await startPostgres() : undefined
	const system = await startSystem({
		storefront: false,
		...(postgres && { postgres }),
		env: {
			NODE_ENV: 'test',
			STOREFRONT_PUBLIC_URL: 'http://127.0.0.1:3000',
			RATE_LIMITER_ENABLED: 'false',
			PRESSURE_LIMITER_ENABLED: 'false',
			CAPI_TEST_CLOCK: clockFile,
			CAPI_TEST_ROUTES: routesFile,
			CAPI_SANDBOX_SECRET: SANDBOX_SECRET,
			METRICS_TOKEN,
			STOREFRONT_PUBLIC_TOKEN: PUBLIC_TOKEN,
			CAPI_IP_DATABASE: ipDatabase,
			IP_TRUST_PROXY: TRUSTED_PROXY,
			CAPI_CHATWOOT_SECRET: CHATWOOT_SECRET,
			CAPI_SWEEP_SCHEDULE: '* * * * * *',
			WEBSOCKETS_REST_AUTH_TIMEOUT: '1',
			...overrides,
		},
	})
	const otherNodes: Service[] = []
	return {
		url: system.cmsUrl,
		clockFile,
		routesFile,
		varDir: system.env.VAR_DIR!,
		node: system.services.cms,
		async startNode() {
			const port = await freePort()
			const env = { ...system.env, CMS_PORT: String(port) }
			const node = startService(`cms-${port}`, ['cms/start.ts'], { root: ROOT, env })
			otherNodes.push(node)
			await waitUntilAnswers(`http://127.0.0.1:${port}/capi/shop/branches`, node)
			return node
		},
		openDatabase: system.openDatabase,
		async stop() {
			await stopServices(otherNodes)
			await system.stop()
			await postgres?.stop()
			await rm(folder, { recursive: true, force: true })
		},
	}
}
