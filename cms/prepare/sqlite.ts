import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Knex } from 'knex'

/**
 * A new database grows beside its place and moves there when it is whole, so that a first start that is cut off
 * leaves nothing half done.
 */
export interface SqliteTarget {
	/** What Directus opens while preparing. */
	file: string
	isNew: boolean
	/** Puts the journal into WAL mode: readers then do not wait for the writer. */
	beforeClose: (database: Knex) => Promise<void>
	afterClose: () => Promise<void>
}

export async function openSqliteTarget(file: string): Promise<SqliteTarget> {
	if (existsSync(file)) {
		return { file, isNew: false, beforeClose: async () => {}, afterClose: async () => {} }
	}
	await mkdir(dirname(file), { recursive: true })
	const growing = `${file}.growing`
	await Promise.all(['', '-journal', '-wal', '-shm'].map((suffix) => rm(growing + suffix, { force: true })))
	return {
		file: growing,
		isNew: true,
		beforeClose: async (database) => {
			await database.raw('pragma journal_mode = wal')
		},
		afterClose: () => rename(growing, file),
	}
}

/** A database that is thrown away when the process dies needs no waiting for the disk. */
export async function growFast(database: Knex): Promise<void> {
	await database.raw('pragma synchronous = off')
	await database.raw('pragma journal_mode = memory')
}
