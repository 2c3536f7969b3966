import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { buildDirectusEnvironment } from '../environment/directus-environment.ts'
import type { CmsSettings } from '../environment/settings.ts'
import { applyAccess, applyProjectSettings } from './access.ts'
import { bootstrapDirectus } from './bootstrap.ts'
import { fingerprintOf, fingerprintOfSources } from './fingerprint.ts'
import { ensureLeases, ensureMigrationTable } from './migrations-table.ts'
import { noteTakenPieces } from './note-taken-pieces.ts'
import { say, timed } from './progress.ts'
import { applySchema } from './schema.ts'
import { seedChain, seedLaterCoupons, seedLegalPages } from './seed.ts'
import { seedContent } from './seed-content.ts'
import { seedGerman } from './seed-german.ts'
import { showDemoCoupons } from './show-demo-coupons.ts'
import { growFast, openSqliteTarget } from './sqlite.ts'
import { applyStudio } from './studio.ts'

/** Says what was prepared last, so that the usual start does not load Directus for nothing. */
function versionFile(settings: CmsSettings): string {
	return join(settings.varDir, 'prepared.json')
}

async function isPrepared(settings: CmsSettings, fingerprint: string): Promise<boolean> {
	if (settings.sqliteFile !== null && !existsSync(settings.sqliteFile)) return false
	try {
		return JSON.parse(await readFile(versionFile(settings), 'utf8')).fingerprint === fingerprint
	} catch {
		return false
	}
}

/** Where the data lies, as far as two databases must not be taken for one. */
function databaseIdentity(settings: CmsSettings, env: NodeJS.ProcessEnv): string {
	if (settings.sqliteFile !== null) return 'sqlite'
	return fingerprintOf([env.DB_CLIENT, env.DB_HOST, env.DB_PORT, env.DB_DATABASE, env.DB_CONNECTION_STRING])
}

async function runSteps(database: Knex, settings: CmsSettings): Promise<void> {
	await timed('Directus tables', () => bootstrapDirectus(database))
	await ensureMigrationTable(database)
	await ensureLeases(database)
	await timed('collections', () => applySchema(database))
	await timed('stock of older orders', () => noteTakenPieces(database))
	await timed('roles and permissions', () => applyAccess(database))
	await timed('lists and boards of the Studio', () => applyStudio(database))
	await timed('demo chain and pictures', () => seedChain(database, settings))
	await timed('later coupons', () => seedLaterCoupons(database))
	await timed('shown coupons', () => showDemoCoupons(database))
	await timed('legal pages', () => seedLegalPages(database))
	await timed('pages, posts and openings', () => seedContent(database, settings))
	await timed('German words', () => seedGerman(database))
	await timed('project settings', () => applyProjectSettings(database))
	const { flushCaches } = await import('@directus/api/cache')
	await flushCaches(true)
}

/** Prepares one instance; safe to call again at any time while the CMS is not running. */
export async function prepareCms(settings: CmsSettings): Promise<void> {
	const fingerprint = await fingerprintOfSources(databaseIdentity(settings, process.env))
	if (await isPrepared(settings, fingerprint)) {
		say('database is ready')
		return
	}
	Object.assign(process.env, buildDirectusEnvironment(settings, process.env))
	await mkdir(process.env.TEMP_PATH!, { recursive: true })
	await mkdir(process.env.STORAGE_LOCAL_ROOT!, { recursive: true })
	const target = settings.sqliteFile === null ? null : await openSqliteTarget(settings.sqliteFile)
	if (target) process.env.DB_FILENAME = target.file

	// Directus reads its environment when it is first imported.
	const { default: getDatabase } = await timed('Directus loaded', () => import('@directus/api/database/index'))
	const database = getDatabase()
	if (target?.isNew) await growFast(database)
	await runSteps(database, settings)
	await target?.beforeClose(database)
	await database.destroy()
	await target?.afterClose()
	await writeFile(versionFile(settings), `${JSON.stringify({ fingerprint })}\n`)
	say('database is ready')
}
