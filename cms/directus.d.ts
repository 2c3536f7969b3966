/**
 * The parts of @directus/api that preparing and starting use; the package ships no types of its own.
 */
declare module '@directus/api/server' {
	export function startServer(): Promise<void>
}

declare module '@directus/api/database/index' {
	import type { Knex } from 'knex'
	export default function getDatabase(): Knex
	export function isInstalled(): Promise<boolean>
	export function validateDatabaseConnection(database?: Knex): Promise<void>
}

declare module '@directus/api/database/seeds/run' {
	import type { Knex } from 'knex'
	export default function runSeed(database: Knex): Promise<void>
}

declare module '@directus/api/database/migrations/run' {
	import type { Knex } from 'knex'
	export default function run(database: Knex, direction: 'latest', log?: boolean): Promise<void>
}

declare module '@directus/api/utils/get-schema' {
	/** Opaque here: it is only handed on to services. */
	export type SchemaOverview = { readonly __schema: unique symbol }
	export function getSchema(options?: { bypassCache?: boolean }): Promise<SchemaOverview>
}

declare module '@directus/api/utils/create-admin' {
	import type { SchemaOverview } from '@directus/api/utils/get-schema'
	export function createAdmin(schema: SchemaOverview): Promise<void>
}

declare module '@directus/api/utils/get-snapshot' {
	import type { Snapshot } from './schema/model.ts'
	export function getSnapshot(): Promise<Snapshot>
}

declare module '@directus/api/utils/get-snapshot-diff' {
	import type { Snapshot } from './schema/model.ts'
	/** Changes by part of the schema; `kind` is N (new), D (deleted), E (edited) or A (array). */
	export interface SnapshotDiff {
		collections: { collection: string; diff: { kind: string }[] }[]
		fields: { collection: string; field: string; diff: { kind: string; path?: unknown[] }[] }[]
		systemFields: unknown[]
		relations: { collection: string; field: string; diff: { kind: string; path?: unknown[] }[] }[]
	}
	export function getSnapshotDiff(current: Snapshot, after: Snapshot): SnapshotDiff
}

declare module '@directus/api/utils/apply-snapshot' {
	import type { SnapshotDiff } from '@directus/api/utils/get-snapshot-diff'
	import type { Snapshot } from './schema/model.ts'
	export function applySnapshot(snapshot: Snapshot, options: { current: Snapshot; diff: SnapshotDiff }): Promise<void>
}

declare module '@directus/api/services/files' {
	import type { Readable } from 'node:stream'
	import type { SchemaOverview } from '@directus/api/utils/get-schema'
	import type { Knex } from 'knex'
	export class FilesService {
		constructor(options: { schema: SchemaOverview; knex?: Knex })
		/** Writes the bytes to the configured storage and the record beside them; replaces an existing file of that id. */
		uploadOne(
			stream: Readable,
			data: Record<string, unknown>,
			primaryKey?: string,
			options?: { emitEvents?: boolean },
		): Promise<string>
	}
}

declare module '@directus/api/services/settings' {
	import type { SchemaOverview } from '@directus/api/utils/get-schema'
	export class SettingsService {
		constructor(options: { schema: SchemaOverview })
		upsertSingleton(data: Record<string, unknown>): Promise<unknown>
		setOwner(data: Record<string, unknown>): Promise<unknown>
	}
}

declare module '@directus/api/cache' {
	export function flushCaches(forced?: boolean): Promise<void>
}
