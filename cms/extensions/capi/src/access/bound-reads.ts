import { AsyncLocalStorage } from 'node:async_hooks'
import {
	hasMoreRowsThan,
	judgeForeignConditions,
	judgePublicQuery,
	MAX_PUBLIC_ROWS,
	type PublicQuery,
	type SchemaRelation,
} from '@app/domain/http/public-query'
import type { RequestHandler } from 'express'
import type { Editor } from '../account/profile/guard-profile.ts'
import { invalidPayload, unavailable } from '../http/errors.ts'
import type { Database } from '../repositories/orders.ts'

/** A guest's or customer's request starts no statement of the database after this. */
const MAX_READ_MS = 5_000

type Reader = Editor | null

interface ReadContext {
	schema: { relations: readonly SchemaRelation[] }
	accountability: Reader
}

interface ReadHooks {
	filter(event: string, handler: (value: unknown, meta: { collection: string }, context: ReadContext) => unknown): void
}

/**
 * What the events of reading are called: own collections have one name, each of Directus's that people may read has
 * its own.
 */
const SCOPES = [
	...['items', 'users', 'files', 'folders', 'roles', 'policies', 'permissions', 'comments', 'presets', 'activity'],
	...[
		'revisions',
		'notifications',
		'shares',
		'versions',
		'flows',
		'operations',
		'dashboards',
		'panels',
		'translations',
	],
]

/** Somebody whose queries are not the Studio's; null is code of the server itself. */
const isBounded = (reader: Reader) => reader !== null && !reader.admin && !reader.app

/**
 * Bounds what a guest or a customer can read at once, however they ask: over REST, a socket or a service. The query
 * is judged before the database sees it, and the rows of all levels are counted before they are written. Staff and
 * editors are not bounded; their conditions are judged as well.
 */
export function registerReadBounds({ filter }: ReadHooks): void {
	for (const scope of SCOPES) {
		filter(`${scope}.query`, (query, { collection }, { schema, accountability }) => {
			if (accountability === null || accountability.admin) return query
			const judge = isBounded(accountability) ? judgePublicQuery : judgeForeignConditions
			const fault = judge(query as PublicQuery, collection, schema.relations)
			if (fault) throw invalidPayload(fault.parameter, fault.reason)
			return query
		})
		filter(`${scope}.read`, (rows, _meta, { accountability }) => {
			if (isBounded(accountability) && hasMoreRowsThan(rows, MAX_PUBLIC_ROWS)) {
				throw invalidPayload('limit', 'asks for too many rows')
			}
			return rows
		})
	}
}

const deadlines = new AsyncLocalStorage<number>()

/** Has reads of guests and customers end at a deadline, which the database's connection looks at. */
export const limitReadTime: RequestHandler = (request, _response, next) => {
	const { accountability } = request as { accountability?: Reader }
	if (isBounded(accountability ?? {})) deadlines.run(performance.now() + MAX_READ_MS, next)
	else next()
}

/** Refuses a statement of a request whose time is over: a request with many levels has many. */
export function heedDeadlines(database: Database): void {
	database.on('query', () => {
		const deadline = deadlines.getStore()
		if (deadline !== undefined && performance.now() > deadline) throw unavailable()
	})
}
