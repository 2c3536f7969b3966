import { isTooDeep, TOO_DEEP } from './json-depth.ts'
import { INHERITED_NAMES } from './request-target.ts'

/** A parameter that Directus cannot work with, and why. */
interface QueryFault {
	parameter: string
	reason: string
}

type Judge = (value: unknown) => string | null

const NOT_NAMES = 'must be a text or a list of texts'
const INHERITED = 'names a field that cannot exist'

/** JSON as the parameter may hold it; what is none stays as it is, and Directus says so. */
function parsed(value: unknown): unknown {
	if (typeof value !== 'string') return value
	try {
		return JSON.parse(value)
	} catch {
		return value
	}
}

/** Whether one of the names in a text such as `-author.name` or `year(date)` is inherited by every object. */
const hasInheritedName = (text: string) => text.split(/[^\w$]+/).some((name) => INHERITED_NAMES.has(name))

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const judgeNames: Judge = (value) => {
	const names = [value].flat()
	if (!names.every((name) => typeof name === 'string')) return NOT_NAMES
	return names.some(hasInheritedName) ? INHERITED : null
}

/** `{ count: ['id'] }` and `{ mine: 'author' }`: each name with one or more. */
const judgeNamed: Judge = (value) => {
	const named = parsed(value)
	if (!isObject(named) || Array.isArray(named)) return 'must be an object'
	for (const [name, names] of Object.entries(named)) {
		const reason = hasInheritedName(name) ? INHERITED : judgeNames(names)
		if (reason) return reason
	}
	return null
}

/** Names at every level, and no list in a list: of values there is one level. */
function judgeLevels(value: unknown, isInList = false): string | null {
	if (!isObject(value)) return null
	if (Array.isArray(value)) {
		if (isInList) return 'must not have lists in lists'
		return firstReason(value, (each) => judgeLevels(each, true))
	}
	if (Object.keys(value).some(hasInheritedName)) return INHERITED
	return firstReason(Object.values(value), (each) => judgeLevels(each))
}

const judgeFilter: Judge = (value) => {
	const filter = parsed(value)
	if (typeof filter === 'string') return null
	return isObject(filter) && !Array.isArray(filter) ? judgeLevels(filter) : 'must be an object'
}

function firstReason<T>(values: readonly T[], judge: (value: T) => string | null): string | null {
	for (const value of values) {
		const reason = judge(value)
		if (reason) return reason
	}
	return null
}

const judgeCount: Judge = (value) =>
	Number.isSafeInteger(Number(value)) && !isObject(value) ? null : 'must be a whole number'

const judgeText: Judge = (value) => (typeof value === 'string' ? null : 'must be a text')

const BY_PARAMETER: Readonly<Record<string, Judge>> = {
	fields: judgeNames,
	sort: judgeNames,
	group: judgeNames,
	groupBy: judgeNames,
	aggregate: judgeNamed,
	alias: judgeNamed,
	deep: judgeFilter,
	filter: judgeFilter,
	limit: judgeCount,
	offset: judgeCount,
	page: judgeCount,
	version: judgeText,
	export: judgeText,
}

/**
 * Finds what Directus cannot work with in the parameters of a read: it looks fields up in plain objects, which have
 * names such as `constructor`, hands lists in lists to the database, and runs out of stack where values are nested
 * deeply. It answers each with 500.
 */
export function findQueryFault(query: Readonly<Record<string, unknown>>): QueryFault | null {
	// Ahead of the judges, which go down level by level.
	for (const [parameter, value] of Object.entries(query)) {
		if (isTooDeep(parsed(value))) return { parameter, reason: TOO_DEEP }
	}
	for (const [parameter, judge] of Object.entries(BY_PARAMETER)) {
		const value = query[parameter]
		if (value === undefined || value === null || value === '') continue
		const reason = judge(value)
		if (reason) return { parameter, reason }
	}
	return null
}
