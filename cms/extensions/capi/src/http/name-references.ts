import type { ErrorRequestHandler } from 'express'
import { CapiError, invalidPayload } from './errors.ts'

/** What PostgreSQL and SQLite say where a row would point at nothing. */
function breaksReference(error: unknown): boolean {
	const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
	return code === '23503' || (code === 'SQLITE_CONSTRAINT' && /FOREIGN KEY/.test(String(message)))
}

/**
 * A row that others point at cannot be deleted, as an order with payments. Directus has a name for that when rows are
 * written and none when they are deleted: that would be 500, with the statement for administrators.
 */
export const nameReferences: ErrorRequestHandler = (error, request, _response, next) => {
	if (!breaksReference(error)) return next(error)
	if (request.method !== 'DELETE') return next(invalidPayload('A field', 'names something that does not exist'))
	next(new CapiError(409, 'RECORD_IN_USE', 'This cannot be deleted: other records belong to it.'))
}
