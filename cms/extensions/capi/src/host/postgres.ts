import type { Knex } from 'knex'
import { createStatementNames, type PostgresConnection } from './postgres-statements.ts'

/** Has the connections from now on keep their statements. Does nothing on other databases. */
export function tunePostgres(database: Knex, env: Record<string, unknown>): void {
	const { client } = database
	if (client.config.client !== 'pg' || String(env.CAPI_PREPARED_STATEMENTS) === 'false') return
	const names = createStatementNames()
	client.pool.on('createSuccess', (_event: number, connection: PostgresConnection) => names.name(connection))
}
