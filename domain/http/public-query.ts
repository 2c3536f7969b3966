/** A relation of the CMS's schema, as Directus describes it. */
export interface SchemaRelation {
	collection: string
	field: string
	related_collection: string | null
	meta?: { one_field?: string | null; one_allowed_collections?: readonly string[] | null } | null
}

/** A query of Directus after it has been read, as far as it is judged. */
export interface PublicQuery {
	fields?: readonly string[] | null
	filter?: unknown
	sort?: readonly string[] | null
	deep?: unknown
	alias?: Record<string, string> | null
	aggregate?: Record<string, readonly string[]> | null
	group?: readonly string[] | null
	search?: string | null
	export?: string | null
	version?: string | null
}

/** Above what the storefront asks for: a post with its blocks in every language has 101 fields below 33 relations. */
export const PUBLIC_QUERY_LIMITS = {
	fields: 200,
	relations: 60,
	wildcards: 3,
	lists: 3,
	aliases: 5,
	/** A blog search of eight words in German makes 48. */
	conditions: 60,
	sorts: 5,
	aggregates: 10,
	groups: 3,
	search: 200,
} as const

/** Rows of all levels together in one answer. */
export const MAX_PUBLIC_ROWS = 20_000

/** Collections that a segment of a path leads to, and whether one row has many of them. */
function follow(relations: readonly SchemaRelation[], from: readonly string[], segment: string) {
	const [field, only] = segment.split(':') as [string, string?]
	const to: string[] = []
	let isList = false
	for (const { collection, field: own, related_collection, meta } of relations) {
		if (own === field && from.includes(collection)) {
			to.push(...(related_collection === null ? (meta?.one_allowed_collections ?? []) : [related_collection]))
		}
		if (related_collection !== null && meta?.one_field === field && from.includes(related_collection)) {
			to.push(collection)
			isList = true
		}
	}
	return { to: only ? to.filter((name) => name === only) : to, isList }
}

/**
 * How many lists a path opens one in another. Translations do not count: each row has few. What is no relation by its
 * name may be one by an alias.
 */
function listsOf(path: string, collection: string, relations: readonly SchemaRelation[]): number {
	let current: readonly string[] = [collection]
	let lists = 0
	for (const segment of path.split('.').slice(0, -1)) {
		const { to, isList } = follow(relations, current, segment)
		if ((isList && segment !== 'translations') || to.length === 0) lists++
		current = to
	}
	return lists
}

/** Walks all objects and lists of a value. */
function* entriesOf(value: unknown): Generator<[string, unknown]> {
	if (typeof value !== 'object' || value === null) return
	for (const [key, inner] of Object.entries(value)) {
		yield [key, inner]
		yield* entriesOf(inner)
	}
}

const isOperator = (key: string) => key.startsWith('_') && !['_and', '_or', '_some', '_none'].includes(key)

function countConditions(filter: unknown): number {
	let count = 0
	for (const [key] of entriesOf(filter)) if (isOperator(key)) count++
	return count
}

const relationsIn = (fields: readonly string[]) =>
	new Set(
		fields.flatMap((field) => {
			const segments = field.split('.')
			return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('.'))
		}),
	).size

/** The parts of a query that stand in `deep`, with those of nested relations. */
function deepParts(deep: unknown): { conditions: number; aliases: number; sorts: number; groups: number } {
	const parts = { conditions: 0, aliases: 0, sorts: 0, groups: 0 }
	for (const [key, value] of entriesOf(deep)) {
		if (key === '_filter') parts.conditions += countConditions(value)
		if (key === '_alias') parts.aliases += Object.keys((value as object | null) ?? {}).length
		if (key === '_sort') parts.sorts = Math.max(parts.sorts, [value].flat().length)
		if (key === '_group' || key === '_aggregate') parts.groups++
	}
	return parts
}

/**
 * What is wrong with a query of somebody outside the Studio: the parameter and the reason, or null. Bounds what one
 * request can make the database read and the server write; permissions decide which fields there are.
 */
export function judgePublicQuery(
	query: PublicQuery,
	collection: string,
	relations: readonly SchemaRelation[],
): { parameter: string; reason: string } | null {
	const limits = PUBLIC_QUERY_LIMITS
	const fields = query.fields ?? []
	const deep = deepParts(query.deep)
	const aggregates = Object.values(query.aggregate ?? {}).flat().length
	const aliases = Object.keys(query.alias ?? {}).length + deep.aliases
	const tooMany = (parameter: string, most: number) => ({ parameter, reason: `asks for too much: ${most} at most` })

	if (query.export) return { parameter: 'export', reason: 'is for the Studio' }
	if (query.version) return { parameter: 'version', reason: 'is for the Studio' }
	const foreign = judgeForeignConditions(query, collection, relations)
	if (foreign) return foreign
	if (fields.length > limits.fields) return tooMany('fields', limits.fields)
	if (relationsIn(fields) > limits.relations) return tooMany('fields', limits.relations)
	for (const field of fields) {
		if (field.split('.').filter((segment) => segment === '*').length > limits.wildcards) {
			return tooMany('fields', limits.wildcards)
		}
		if (listsOf(field, collection, relations) > limits.lists) return tooMany('fields', limits.lists)
	}
	if (aliases > limits.aliases) return tooMany('alias', limits.aliases)
	if (countConditions(query.filter) + deep.conditions > limits.conditions) return tooMany('filter', limits.conditions)
	if (Math.max(query.sort?.length ?? 0, deep.sorts) > limits.sorts) return tooMany('sort', limits.sorts)
	if (aggregates > limits.aggregates) return tooMany('aggregate', limits.aggregates)
	if ((query.group?.length ?? 0) > limits.groups || deep.groups > limits.groups)
		return tooMany('groupBy', limits.groups)
	if ((query.search?.length ?? 0) > limits.search) return tooMany('search', limits.search)
	return null
}

const USERS = 'directus_users'
const GROUPS: ReadonlySet<string> = new Set(['_and', '_or', '_some', '_none'])

/** Whether a path of a query asks for what a related account is like: its id alone is in the row that names it. */
function looksIntoAccounts(path: readonly string[], collection: string, relations: readonly SchemaRelation[]): boolean {
	let current: readonly string[] = [collection]
	return path.some((segment, index) => {
		current = follow(relations, current, segment).to
		const next = path[index + 1]
		return current.includes(USERS) && next !== undefined && next !== 'id'
	})
}

/** The path of each condition of a filter, without its operators. */
function* pathsOf(filter: unknown, path: readonly string[] = []): Generator<readonly string[]> {
	if (typeof filter !== 'object' || filter === null) return
	for (const [key, inner] of Object.entries(filter)) {
		if (Array.isArray(filter) || GROUPS.has(key)) yield* pathsOf(inner, path)
		else if (key.startsWith('_')) yield path
		else yield* pathsOf(inner, [...path, key])
	}
}

/** Each filter and sort of a `deep`, with the path that leads to it. */
function* deepPaths(
	deep: unknown,
	names: Record<string, string> = {},
	path: readonly string[] = [],
): Generator<readonly string[]> {
	for (const [key, inner] of Object.entries((deep as Record<string, unknown> | null) ?? {})) {
		if (key === '_filter') yield* pathsOf(inner, path)
		else if (key === '_sort') for (const field of [inner].flat()) yield [...path, ...sortPath(String(field))]
		else if (!key.startsWith('_')) {
			const { _alias = {} } = (inner ?? {}) as { _alias?: Record<string, string> }
			yield* deepPaths(inner, _alias, [...path, names[key] ?? key])
		}
	}
}

const sortPath = (field: string) => field.replace(/^[-+]/, '').split('.')

/**
 * What is wrong with a query of somebody who is no administrator, or null. A condition on a related account is
 * answered from all accounts, whoever may read them, and so is one on rows that point here (`$FOLLOW`): which rows
 * come tells an address letter by letter.
 */
export function judgeForeignConditions(
	query: PublicQuery,
	collection: string,
	relations: readonly SchemaRelation[],
): { parameter: string; reason: string } | null {
	const { filter, sort, deep, alias } = query
	if (/\$FOLLOW/i.test(JSON.stringify([query.fields, filter, deep, sort, alias, query.group]))) {
		return { parameter: 'query', reason: 'must not use $FOLLOW' }
	}
	const looks = (paths: Iterable<readonly string[]>) =>
		[...paths].some((path) => looksIntoAccounts(path, collection, relations))
	const reason = 'must not ask about the fields of an account'
	if (looks(pathsOf(filter))) return { parameter: 'filter', reason }
	if (looks((sort ?? []).map(sortPath))) return { parameter: 'sort', reason }
	return looks(deepPaths(deep, alias ?? {})) ? { parameter: 'deep', reason } : null
}

/** Whether an answer has more rows, those of all levels together, than may be. Stops counting there. */
export function hasMoreRowsThan(rows: unknown, most: number): boolean {
	let count = 0
	const walk = (value: unknown): boolean => {
		if (Array.isArray(value)) return value.some(walk)
		if (typeof value !== 'object' || value === null || value instanceof Date) return false
		count++
		return count > most || Object.values(value).some(walk)
	}
	return walk(rows)
}
