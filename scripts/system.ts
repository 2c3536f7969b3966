import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildAll } from './build.ts'
import { type Service, startService, stopServices, waitUntilAnswers } from './services.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** A complete running product of its own: database, files, ports and secrets apart from every other one on this machine. */
export interface System {
	storefrontUrl: string
	cmsUrl: string
	admin: { email: string; password: string }
	env: NodeJS.ProcessEnv
	services: { cms: Service; storefront: Service | null }
	stop(): Promise<void>
}

export const TEST_ADMIN = { email: 'admin@example.com', password: 'only-for-tests-8f3b' }

const SECRETS = {
	ADMIN_EMAIL: TEST_ADMIN.email,
	ADMIN_PASSWORD: TEST_ADMIN.password,
	SECRET: 'only-for-tests-0123456789abcdef0123456789',
}

async function freePort(): Promise<number> {
	const server = createServer()
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as { port: number }
	await new Promise((resolve) => server.close(resolve))
	return port
}

/** Prepares a database and its files once; later systems start from a copy, which takes a fraction of a second. */
function preparedFolder(): string {
	const folder = join(root, 'var/test-template')
	const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'cms/prepare.ts'], {
		cwd: root,
		env: { ...process.env, ...SECRETS, VAR_DIR: folder, CMS_PORT: '1', NODE_ENV: 'test' },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	if (status !== 0) throw new Error('The database for the tests could not be prepared.')
	return folder
}

interface Options {
	/** Settings on top of the defaults. */
	env?: NodeJS.ProcessEnv
	storefront?: boolean
}

/** Starts the product on free ports from a freshly seeded database; `stop` ends it and removes what it wrote. */
export async function startSystem({
	env: extra = {},
	storefront: withStorefront = true,
}: Options = {}): Promise<System> {
	buildAll(root)
	const varDir = mkdtempSync(join(tmpdir(), 'storefront-system-'))
	cpSync(preparedFolder(), varDir, { recursive: true })
	const [cmsPort, storefrontPort] = [await freePort(), await freePort()]
	const cmsUrl = `http://127.0.0.1:${cmsPort}`
	const storefrontUrl = `http://127.0.0.1:${storefrontPort}`
	const env: NodeJS.ProcessEnv = {
		...process.env,
		...SECRETS,
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
	const cms = startService('cms', ['cms/start.ts'], { root, env })
	const storefront = withStorefront ? startService('storefront', ['storefront/server/main.ts'], { root, env }) : null
	const services = storefront ? [cms, storefront] : [cms]
	const stop = async () => {
		await stopServices(services)
		if (existsSync(varDir)) rmSync(varDir, { recursive: true, force: true })
	}
	try {
		await waitUntilAnswers(`${cmsUrl}/capi/shop/branches`, cms)
		if (storefront) await waitUntilAnswers(`${storefrontUrl}/healthz`, storefront)
	} catch (error) {
		await stop()
		throw error
	}
	return {
		storefrontUrl,
		cmsUrl,
		admin: TEST_ADMIN,
		env,
		services: { cms, storefront },
		stop,
	}
}
