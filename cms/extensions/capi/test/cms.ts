import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PROJECT_ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const BASE_VAR_DIR = join(PROJECT_ROOT, 'var', 'test', 'capi-base')
const START_TIMEOUT_MS = 60_000

export const ADMIN = { email: 'admin@example.com', password: 'a-password-for-tests' }
/** Signs events as the sandbox does. */
export const SANDBOX_SECRET = 'a-secret-for-tests'

const ENVIRONMENT = {
	SECRET: 'a-secret-for-tests-of-forty-characters-x',
	ADMIN_EMAIL: ADMIN.email,
	ADMIN_PASSWORD: ADMIN.password,
	ILLUSTRATION_CACHE_DIR: join(PROJECT_ROOT, 'var', 'illustrations'),
	STOREFRONT_PUBLIC_URL: 'http://127.0.0.1:3000',
}

export interface RunningCms {
	url: string
	/** File with the milliseconds by which the server's clock is ahead. */
	clockFile: string
	stop(): Promise<void>
}

/** Makes the database and its files once; later runs find them ready unless the schema or the seed has changed. */
export async function prepareCms(): Promise<void> {
	const env = { ...process.env, ...ENVIRONMENT, VAR_DIR: BASE_VAR_DIR }
	await run(process.execPath, [join(PROJECT_ROOT, 'cms', 'prepare.ts')], { cwd: PROJECT_ROOT, env })
}

/** Starts a real Directus on a copy of the prepared data and a free port. */
export async function startCms(overrides: Record<string, string> = {}): Promise<RunningCms> {
	const varDir = await mkdtemp(join(tmpdir(), 'capi-test-'))
	await cp(BASE_VAR_DIR, varDir, { recursive: true })
	const clockFile = join(varDir, 'clock')
	await writeFile(clockFile, '0')
	const port = await findFreePort()
	const url = `http://127.0.0.1:${port}`
	const child = spawn(process.execPath, [join(PROJECT_ROOT, 'cms', 'start.ts')], {
		cwd: PROJECT_ROOT,
		stdio: ['ignore', 'pipe', 'pipe'],
		env: {
			...process.env,
			...ENVIRONMENT,
			NODE_ENV: 'test',
			VAR_DIR: varDir,
			CMS_PORT: String(port),
			CMS_PUBLIC_URL: url,
			LOG_STYLE: 'raw',
			RATE_LIMITER_ENABLED: 'false',
			PRESSURE_LIMITER_ENABLED: 'false',
			CAPI_TEST_CLOCK: clockFile,
			CAPI_SANDBOX_SECRET: SANDBOX_SECRET,
			CAPI_SWEEP_SCHEDULE: '* * * * * *',
			CAPI_UNLIMITED_ADDRESSES: '127.0.0.1',
			...overrides,
		},
	})
	const log = collectLog(child)
	await waitUntilItAnswers(`${url}/server/ping`, child, log)
	const reportCrash = () => console.error(`The CMS has ended in the middle of the tests:\n${log.slice(-20).join('')}`)
	child.once('exit', reportCrash)
	return {
		url,
		clockFile,
		async stop() {
			child.off('exit', reportCrash)
			const ended = new Promise((resolve) => child.once('exit', resolve))
			child.kill('SIGTERM')
			await ended
			await rm(varDir, { recursive: true, force: true })
		},
	}
}

function collectLog(child: ChildProcess): string[] {
	const log: string[] = []
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => log.push(part.toString()))
	return log
}

async function waitUntilItAnswers(url: string, child: ChildProcess, log: readonly string[]): Promise<void> {
	const deadline = Date.now() + START_TIMEOUT_MS
	for (;;) {
		if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The CMS did not start:\n${log.join('')}`)
		const answers = await fetch(url).then(
			(response) => response.ok,
			() => false,
		)
		if (answers) return
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
}

async function findFreePort(): Promise<number> {
	const server = createServer()
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.address()
	await new Promise((resolve) => server.close(resolve))
	if (address === null || typeof address === 'string') throw new Error('No free port')
	return address.port
}
