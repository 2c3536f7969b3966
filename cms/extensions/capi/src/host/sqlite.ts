import type { Knex } from 'knex'
import { keepStatements, type SqliteConnection } from './sqlite-statements.ts'

/**
 * In WAL mode `NORMAL` loses nothing when the process dies and saves a disk flush per order; the timeout lets a
 * backup or a command of the CLI hold the file for a moment without failing an order.
 */
const PRAGMAS = ['PRAGMA synchronous = NORMAL', 'PRAGMA busy_timeout = 5000']

/** Sets up the connection that is open and each that follows it. Does nothing on other databases. */
export async function tuneSqlite(database: Knex): Promise<void> {
	if (!isSqlite(database)) return
	const { client } = database
	const open: SqliteConnection = await client.acquireConnection()
	tune(open)
	client.pool.on('createSuccess', (_event: number, connection: SqliteConnection) => tune(connection))
	await client.releaseConnection(open)
}

function tune(connection: SqliteConnection): void {
	for (const pragma of PRAGMAS) connection.run(pragma)
	keepStatements(connection)
}

function isSqlite(database: Knex): boolean {
	return database.client.config.client === 'sqlite3'
}
