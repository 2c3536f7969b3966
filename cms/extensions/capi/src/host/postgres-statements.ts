type Callback = (error: { code?: string } | null, result?: unknown) => void

interface QueryConfig {
	text: string
	values: unknown[]
	name?: string
}

/** What is used of a connection of node-postgres. */
export interface PostgresConnection {
	query(config: QueryConfig, callback: Callback): unknown
}

/** A statement is worth a name once it has come this often: Directus's own change with every query. */
const WORTHY = 5
const MOST_NAMED = 200
const MOST_COUNTED = 2_000

/**
 * Not those with a star: their columns change when somebody adds a field in the Studio, and the server refuses the
 * old plan.
 */
const NAMEABLE = /^(?:select|insert|update|delete)\b(?!.*\*)/is
/** The columns of a statement have changed all the same. */
const PLAN_IS_STALE = '0A000'

/**
 * Names for statements that come again and again, so that the database parses and plans them once for each
 * connection. For one pool; behind a proxy that gives each transaction another connection there must be none
 * (CAPI_PREPARED_STATEMENTS=false).
 */
export function createStatementNames(): { name(connection: PostgresConnection): void } {
	const counts = new Map<string, number>()
	const names = new Map<string, string>()
	let given = 0

	function nameOf(text: string): string | undefined {
		const known = names.get(text)
		if (known !== undefined || names.size >= MOST_NAMED) return known
		const count = (counts.get(text) ?? 0) + 1
		if (counts.size >= MOST_COUNTED) counts.clear()
		counts.set(text, count)
		if (count < WORTHY || !NAMEABLE.test(text)) return undefined
		const name = `capi_${given++}`
		names.set(text, name)
		return name
	}

	/** The driver also takes plain text, and objects that read a result piece by piece. */
	function isPlain(config: QueryConfig | string): config is QueryConfig {
		return Object.getPrototypeOf(config) === Object.prototype && (config as QueryConfig).values?.length > 0
	}

	return {
		name(connection) {
			const plain = connection.query.bind(connection)
			connection.query = (config, callback) => {
				const name = isPlain(config) ? nameOf(config.text) : undefined
				if (name === undefined) return plain(config, callback)
				return plain({ ...config, name }, (error, result) => {
					// Whoever asks next gets another name, and with it a new plan.
					if (error?.code === PLAN_IS_STALE) names.delete(config.text)
					callback(error, result)
				})
			}
		},
	}
}
