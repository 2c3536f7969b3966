import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import knex, { type Knex } from 'knex'
import { buildAll } from './build.ts'
import { freePort } from './free-port.ts'
import type { Postgres } from './postgres/postgres.ts'
import { assertNoSecretsInLogs } from './secrets.ts'
import { type Service, startService, stopServices, waitUntilAnswers } from './services.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * A complete running product of its own: database, files, ports and secrets apart from every other one on this
 * machine.
 */
export interface System {
	storefrontUrl: string
	cmsUrl: string
	admin: { email: string; password: string }
	env: NodeJS.ProcessEnv
	services: { cms: Service; storefront: Service | null }
	/** A connection of its own to the database, to look at what is really stored. Whoever opens it destroys it. */
	openDatabase(): Knex
	/** Ends the CMS as a power cut would (SIGKILL) and resolves once it is gone. */
	killCms(): Promise<void>
	/** Starts it again, on the same port with the same database. */
	startCms(): Promise<void>
	/** Starts the storefront anew on its port: as at first, or that of another build, or with other settings. */
	restartStorefront(changed?: { main?: string; env?: NodeJS.ProcessEnv }): Promise<void>
	/**
	 * Ends it and removes what it wrote. Throws where one of its logs has a secret that its tests have noted (see
	 * secrets.ts).
	 */
	stop(): Promise<void>
}

export const TEST_ADMIN = { email: 'admin@example.com', password: 'only-for-tests-8f3b' }

/** Signs the tokens of every test system. */
export const TEST_SECRET = 'only-for-tests-0123456789abcdef0123456789'

/** The settings of every test system. */
const SETTINGS = {
	ADMIN_EMAIL: TEST_ADMIN.email,
	ADMIN_PASSWORD: TEST_ADMIN.password,
	SECRET: TEST_SECRET,
	VAPID_PRIVATE_KEY: 'b25seS1mb3ItdGVzdHMtMDEyMzQ1Njc4OWFiY2RlZjA',
	// Tests sign in all the time: weak hashes, and nobody is held up. Waiting is tested where it is about waiting.
	HASH_MEMORY_COST: '1024',
	HASH_TIME_COST: '2',
	HASH_PARALLELISM: '1',
	LOGIN_STALL_TIME: '30',
	REGISTER_STALL_TIME: '30',
	// All of a test's requests come from one address; tests of limits empty it.
	CAPI_UNLIMITED_ADDRESSES: '127.0.0.1',
}

/** No log may ever hold them. */
const STORED_SECRET = [SETTINGS.ADMIN_PASSWORD, SETTINGS.SECRET, SETTINGS.VAPID_PRIVATE_KEY]

/** Rendering is the slow part of preparing, and the pictures are the same whatever the database. */
const ILLUSTRATION_CACHE_DIR = join(root, 'var/illustrations')

/** Runs cms/prepare.ts for a database and a folder of files. */
function prepare(folder: string, env: NodeJS.ProcessEnv = {}): string {
	const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'cms/prepare.ts'], {
		cwd: root,
		env: {
			...process.env,
			...SETTINGS,
			VAR_DIR: folder,
			ILLUSTRATION_CACHE_DIR,
			CMS_PORT: '1',
			NODE_ENV: 'test',
			...env,
		},
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	if (status !== 0) throw new Error('The database for the tests could not be prepared.')
	return folder
}

/** Prepared once; later systems start from a copy, which takes a fraction of a second. */
export const sqliteTemplate = () => prepare(join(root, 'var/test-template'))

const TEMPLATE_DATABASE = 'shop_template'

/** The same in a PostgreSQL server, once for each. */
async function postgresTemplate(postgres: Postgres): Promise<string> {
	const folder = join(root, 'var/test-template-postgres')
	if (await postgres.hasDatabase(TEMPLATE_DATABASE)) return folder
	await postgres.createDatabase(TEMPLATE_DATABASE)
	return prepare(folder, postgres.env(TEMPLATE_DATABASE))
}

/**
 * Builds and prepares what systems without a storefront start from, on either database, so that several can be
 * started at the same time.
 */
export async function prepareTemplates(postgres: Postgres): Promise<void> {
	buildAll(root, { storefront: false })
	sqliteTemplate()
	await postgresTemplate(postgres)
}

interface SystemDatabase {
	env: NodeJS.ProcessEnv
	open(): Knex
}

/** A fresh copy of the prepared database, and its files in `varDir`. */
async function copyTemplate(varDir: string, postgres: Postgres | undefined): Promise<SystemDatabase> {
	if (!postgres) {
		cpSync(sqliteTemplate(), varDir, { recursive: true })
		const filename = join(varDir, 'database/data.db')
		return { env: {}, open: () => knex({ client: 'sqlite3', connection: { filename }, useNullAsDefault: true }) }
	}
	cpSync(await postgresTemplate(postgres), varDir, { recursive: true })
	const name = `shop_${randomUUID().replaceAll('-', '')}`
	await postgres.createDatabase(name, TEMPLATE_DATABASE)
	return { env: postgres.env(name), open: () => postgres.open(name) }
}

interface Options {
	/** Settings on top of the defaults. */
	env?: NodeJS.ProcessEnv
	storefront?: boolean
	/** The database is one of this server; SQLite otherwise. */
	postgres?: Postgres
}

/** Starts the product on free ports from a freshly seeded database; `stop` ends it and removes what it wrote. */
export async function startSystem({
	env: extra = {},
	storefront: withStorefront = true,
	postgres,
}: Options = {}): Promise<System> {
	buildAll(root, { storefront: withStorefront })
	const varDir = mkdtempSync(join(tmpdir(), 'storefront-system-'))
	const database = await copyTemplate(varDir, postgres)
	const [cmsPort, storefrontPort] = [await freePort(), await freePort()]
	const cmsUrl = `http://127.0.0.1:${cmsPort}`
	const storefrontUrl = `http://127.0.0.1:${storefrontPort}`
	const env: NodeJS.ProcessEnv = {
		...process.env,
		...SETTINGS,
		...database.env,
		NODE_ENV: 'production',
		VAR_DIR: varDir,
		CMS_HOST: '127.0.0.1',
		CMS_PORT: String(cmsPort),
		CMS_PUBLIC_URL: cmsUrl,
		CMS_INTERNAL_URL: cmsUrl,
		STOREFRONT_HOST: '127.0.0.1',
		STOREFRONT_PORT: String(storefrontPort),
		STOREFRONT_PUBLIC_URL: storefrontUrl,
		...extra,
	}
	const launchCms = () => startService('cms', ['cms/start.ts'], { root, env })
	const launchStorefront = ({ main = 'storefront/server/main.ts', env: changed = {} } = {}) =>
		startService('storefront', [main], { root, env: { ...env, ...changed } })
	const waitForCms = (cms: Service) => waitUntilAnswers(`${cmsUrl}/capi/shop/branches`, cms)
	const waitForStorefront = (storefront: Service) => waitUntilAnswers(`${storefrontUrl}/healthz`, storefront)
	const services: System['services'] = { cms: launchCms(), storefront: withStorefront ? launchStorefront() : null }
	const stopStorefront = () => stopServices(services.storefront ? [services.storefront] : [])
	const stop = async () => {
		await Promise.all([stopServices([services.cms]), stopStorefront()])
		try {
			assertNoSecretsInLogs(varDir, STORED_SECRET)
		} finally {
			if (existsSync(varDir)) rmSync(varDir, { recursive: true, force: true })
		}
	}
	try {
		await waitForCms(services.cms)
		if (services.storefront) await waitForStorefront(services.storefront)
	} catch (error) {
		await stop()
		throw error
	}
	return {
		storefrontUrl,
		cmsUrl,
		admin: TEST_ADMIN,
		env,
		services,
		openDatabase: database.open,
		async killCms() {
			services.cms.child.kill('SIGKILL')
			await services.cms.exited
			// The next one begins its log anew.
			assertNoSecretsInLogs(varDir, STORED_SECRET)
		},
		async startCms() {
			services.cms = launchCms()
			await waitForCms(services.cms)
		},
		async restartStorefront(changed) {
			await stopStorefront()
			assertNoSecretsInLogs(varDir, STORED_SECRET)
			services.storefront = launchStorefront(changed)
			await waitForStorefront(services.storefront)
		},
		stop,
	}
}
