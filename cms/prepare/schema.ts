import { readFile } from 'node:fs/promises'
import type { SnapshotDiff } from '@directus/api/utils/get-snapshot-diff'
import type { Knex } from 'knex'
import { alignSnapshot } from '../schema/align.ts'
import { COMPOUND_INDEXES, RETIRED_INDEXES } from '../schema/indexes.ts'
import type { Snapshot } from '../schema/model.ts'
import { SNAPSHOT_FILE } from '../schema/snapshot-file.ts'

/**
 * A snapshot is the whole truth to Directus: it would drop what people added in the Studio, with its data. Here it
 * only adds and changes; what has to go needs a migration.
 */
function withoutDeletions(diff: SnapshotDiff): SnapshotDiff {
	const isDeletion = ({ diff: [change] }: { diff: { kind: string; path?: unknown[] }[] }) =>
		change?.kind === 'D' && change.path === undefined
	return {
		...diff,
		collections: diff.collections.filter((item) => !isDeletion(item)),
		fields: diff.fields.filter((item) => !isDeletion(item)),
		relations: diff.relations.filter((item) => !isDeletion(item)),
		systemFields: [],
	}
}

/**
 * Brings the collections to the state of schema/snapshot.json, and the compound indexes to that of schema/indexes.ts.
 */
export async function applySchema(database: Knex): Promise<void> {
	const { getSnapshot } = await import('@directus/api/utils/get-snapshot')
	const { getSnapshotDiff } = await import('@directus/api/utils/get-snapshot-diff')
	const { applySnapshot } = await import('@directus/api/utils/apply-snapshot')
	const current = await getSnapshot()
	const target = alignSnapshot(JSON.parse(await readFile(SNAPSHOT_FILE, 'utf8')) as Snapshot, current)
	const diff = withoutDeletions(getSnapshotDiff(current, target))
	if (diff.collections.length + diff.fields.length + diff.relations.length > 0) {
		await applySnapshot(target, { current, diff })
	}
	for (const { name, table, columns, unique, where } of COMPOUND_INDEXES) {
		const kind = unique ? 'unique index' : 'index'
		const condition = where ? ` where ${where}` : ''
		await database.raw(`create ${kind} if not exists ?? on ?? (${columns.map(() => '??').join(', ')})${condition}`, [
			name,
			table,
			...columns,
		])
	}
	for (const name of RETIRED_INDEXES) await database.raw('drop index if exists ??', [name])
}
