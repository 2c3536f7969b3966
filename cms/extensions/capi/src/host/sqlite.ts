import type { Knex } from 'knex'

/**
 * In WAL mode `NORMAL` loses nothing when the process dies and saves a disk flush per order; the timeout lets a backup or a command of
 * the CLI hold the file for a moment without failing an order.
 */
const PRAGMAS = ['PRAGMA synchronous = NORMAL', 'PRAGMA busy_timeout = 5000']

interface SqliteConnection {
	run(sql: string): void
}

/** Sets the pragmas on the connection that is open and on each that follows it. Does nothing on other databases. */
export async function tuneSqlite(database: Knex): Promise<void> {
	if (!isSqlite(database)) return
	database.client.pool.on('createSuccess', (_event: number, connection: SqliteConnection) => {
		for (const pragma of PRAGMAS) connection.run(pragma)
	})
	for (const pragma of PRAGMAS) await database.raw(pragma)
}

function isSqlite(database: Knex): boolean {
	return database.client.config.client === 'sqlite3'
}
