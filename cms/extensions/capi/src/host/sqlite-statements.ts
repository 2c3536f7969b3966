type Callback = (this: unknown, error: Error | null, rows?: unknown[]) => void
type Method = 'all' | 'run'

interface Statement {
	all(values: unknown[], callback: Callback): void
	run(values: unknown[], callback: Callback): void
	finalize(): void
}

/** What is used of a connection of node-sqlite3. */
export interface SqliteConnection {
	prepare(sql: string, callback: (error: Error | null) => void): Statement
	all(sql: string, ...rest: unknown[]): unknown
	run(sql: string, ...rest: unknown[]): unknown
	close(callback?: (error: Error | null) => void): void
}

/**
 * Statements that are kept for one connection: the order path has about forty, Directus's own change with every
 * query.
 */
const CACHED = 200
/** Some others act while they are prepared, or forbid that a prepared one is left. */
const KEEPABLE = /^(?:select|insert|update|delete|begin|commit|rollback)\b/i

/**
 * Lets a connection keep its prepared statements. The driver prepares and finalizes one for each query otherwise, on
 * other threads: two thirds of what a query costs. SQLite prepares a kept one anew by itself when the schema has
 * changed.
 */
export function keepStatements(connection: SqliteConnection): void {
	/** Least recently used first. */
	const kept = new Map<string, Statement>()

	function keep(sql: string, statement: Statement): void {
		kept.get(sql)?.finalize()
		kept.delete(sql)
		kept.set(sql, statement)
		if (kept.size <= CACHED) return
		const [oldest] = kept.keys()
		kept.get(oldest!)?.finalize()
		kept.delete(oldest!)
	}

	/**
	 * One that has failed, on a locked file for instance, may still be under way and hold its view of the file: it is
	 * ended.
	 */
	function drop(sql: string, statement: Statement): void {
		if (kept.get(sql) !== statement) return
		kept.delete(sql)
		statement.finalize()
	}

	function execute(method: Method, sql: string, values: unknown[], callback: Callback): void {
		function run(statement: Statement): void {
			statement[method](values, function (error, rows) {
				if (error) drop(sql, statement)
				callback.call(this, error, rows)
			})
		}
		const known = kept.get(sql)
		if (known) {
			kept.delete(sql)
			kept.set(sql, known)
			run(known)
			return
		}
		// Kept once it is known to be sound: what waits at a statement that cannot be prepared is never called back.
		const statement = connection.prepare(sql, (error) => {
			if (error) return callback.call(statement, error)
			keep(sql, statement)
			run(statement)
		})
	}

	for (const method of ['all', 'run'] as const) {
		const plain = connection[method].bind(connection)
		connection[method] = (sql: string, ...rest: unknown[]) => {
			const [values, callback] = rest
			const isKeepable = rest.length === 2 && Array.isArray(values) && KEEPABLE.test(sql)
			if (!isKeepable) return plain(sql, ...rest)
			execute(method, sql, values, callback as Callback)
			return connection
		}
	}

	const close = connection.close.bind(connection)
	connection.close = (callback) => {
		// A connection with prepared statements does not close.
		for (const statement of kept.values()) statement.finalize()
		kept.clear()
		close(callback)
	}
}
