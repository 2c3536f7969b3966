import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import knex from 'knex'
import { freePort } from '../../scripts/free-port.ts'
import { sqliteTemplate } from '../../scripts/system.ts'
import { CMS_ROOT, PROJECT_ROOT } from '../environment/settings.ts'

export const ADMIN = { email: 'admin@example.com', password: 'correct-horse-battery' }

/** A CMS of its own in a temporary folder, without extensions. */
export interface Instance {
	varDir: string
	env: NodeJS.ProcessEnv
	url: string
}

export async function createInstance(): Promise<Instance> {
	const varDir = await mkdtemp(join(tmpdir(), 'cms-test-'))
	const port = await freePort()
	const env = {
		PATH: process.env.PATH,
		HOME: process.env.HOME,
		SECRET: 'a-secret-for-tests-only-0123456789abcdef',
		ADMIN_EMAIL: ADMIN.email,
		ADMIN_PASSWORD: ADMIN.password,
		VAR_DIR: varDir,
		CMS_PORT: String(port),
		EXTENSIONS_PATH: join(varDir, 'extensions'),
		// Rendering is the slow part, and the pictures are the same everywhere.
		ILLUSTRATION_CACHE_DIR: join(PROJECT_ROOT, 'var', 'illustrations'),
	}
	return { varDir, env, url: `http://127.0.0.1:${port}` }
}

/** One whose database is ready: a copy of what every test system starts from, with its administrator. */
export async function createPreparedInstance(): Promise<Instance> {
	const instance = await createInstance()
	await cp(sqliteTemplate(), instance.varDir, { recursive: true })
	return instance
}

export async function removeInstance(instance: Instance): Promise<void> {
	await rm(instance.varDir, { recursive: true, force: true })
}

function run(script: string, env: NodeJS.ProcessEnv): ChildProcess {
	return spawn(process.execPath, [join(CMS_ROOT, script)], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Runs prepare.ts to its end; `onLine` sees what it says and may stop it. */
export async function prepare(
	env: NodeJS.ProcessEnv,
	onLine?: (text: string, child: ChildProcess) => void,
): Promise<{ code: number | null; output: string }> {
	const child = run('prepare.ts', env)
	let output = ''
	const take = (chunk: Buffer) => {
		output += chunk
		onLine?.(String(chunk), child)
	}
	child.stdout!.on('data', take)
	child.stderr!.on('data', take)
	const [code] = await once(child, 'close')
	return { code, output }
}

/** Starts the CMS and waits until it answers. */
export async function start(instance: Instance): Promise<ChildProcess> {
	const child = run('start.ts', instance.env)
	let output = ''
	const take = (chunk: Buffer) => {
		output += chunk
	}
	child.stdout!.on('data', take)
	child.stderr!.on('data', take)
	while (child.exitCode === null) {
		const reply = await fetch(`${instance.url}/server/ping`).catch(() => null)
		if (reply?.ok) return child
	}
	throw new Error(`The CMS ended before it answered:\n${output}`)
}

export async function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null) return
	child.kill('SIGTERM')
	await once(child, 'exit')
}

/** Every row of every table: two equal dumps are two equal databases. */
export async function dump(instance: Instance): Promise<Record<string, unknown[]>> {
	const database = knex({
		client: 'sqlite3',
		connection: { filename: join(instance.varDir, 'database', 'data.db') },
		useNullAsDefault: true,
	})
	try {
		const tables: { name: string }[] = await database('sqlite_master').where({ type: 'table' }).select('name')
		const entries = tables.map(async ({ name }) => [name, await database(name).select()] as const)
		return Object.fromEntries(await Promise.all(entries))
	} finally {
		await database.destroy()
	}
}

export interface Reply {
	status: number
	// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
	data: any
}

/** Calls the CMS; the answer's `data`, or its errors. */
export async function call(
	instance: Instance,
	method: string,
	path: string,
	options: { token?: string; body?: unknown } = {},
): Promise<Reply> {
	const reply = await fetch(`${instance.url}${path}`, {
		method,
		headers: {
			'Content-Type': 'application/json',
			...(options.token && { Authorization: `Bearer ${options.token}` }),
		},
		...(options.body !== undefined && { body: JSON.stringify(options.body) }),
	})
	const text = await reply.text()
	const parsed = text ? JSON.parse(text) : {}
	return { status: reply.status, data: parsed.data ?? parsed.errors }
}

export async function signIn(instance: Instance, account: { email: string; password: string }): Promise<string> {
	const { status, data } = await call(instance, 'POST', '/auth/login', { body: account })
	if (status !== 200) throw new Error(`Sign-in answered ${status}: ${JSON.stringify(data)}`)
	return data.access_token
}
