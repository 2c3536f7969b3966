import type { Knex } from 'knex'

/**
 * What has been applied to this database, kept in the database itself. A step runs again only when its fingerprint
 * has changed, so that what people edit or delete in the Studio stays as they left it.
 */
const TABLE = 'preparation_steps'

export async function ensureMigrationTable(database: Knex): Promise<void> {
	if (await database.schema.hasTable(TABLE)) return
	await database.schema.createTable(TABLE, (table) => {
		table.string('step').primary()
		table.string('fingerprint').notNullable()
		table.timestamp('applied_at').notNullable()
	})
}

/** Who does what only one node may do at a time, and until when (cms/extensions/capi/src/repositories/leases.ts). */
export async function ensureLeases(database: Knex): Promise<void> {
	if (await database.schema.hasTable('leases')) return
	await database.schema.createTable('leases', (table) => {
		table.string('name').primary()
		table.string('holder').notNullable()
		table.timestamp('expires_at').notNullable()
	})
}

export async function isApplied(database: Knex, step: string, fingerprint: string): Promise<boolean> {
	const row = await database(TABLE).where({ step }).first('fingerprint')
	return row?.fingerprint === fingerprint
}

export async function recordApplied(database: Knex, step: string, fingerprint: string): Promise<void> {
	await database(TABLE).insert({ step, fingerprint, applied_at: new Date() }).onConflict('step').merge()
}
