/**
 * The steps that Directus takes with a request ahead of its own routes. Limits and CORS are steps that pass on where
 * the settings switch them off.
 */
export { createExpressLogger } from '@directus/api/logger/index'
export { default as authenticate } from '@directus/api/middleware/authenticate'
export { default as readCache } from '@directus/api/middleware/cache'
export { default as cors } from '@directus/api/middleware/cors'
export { default as extractToken } from '@directus/api/middleware/extract-token'
export { default as limitAll } from '@directus/api/middleware/rate-limiter-global'
export { default as limitAddress } from '@directus/api/middleware/rate-limiter-ip'
export { default as countRequest } from '@directus/api/middleware/request-counter'
export { default as sanitizeQuery } from '@directus/api/middleware/sanitize-query'
export { default as giveSchema } from '@directus/api/middleware/schema'

import type { Failure } from '@app/contract/errors'
import getDatabase from '@directus/api/database/index'
import emitter from '@directus/api/emitter'
import type { Request } from 'express'

/** Lets the filters of `request.error` change what a failed request is told, as Directus does with its own errors. */
export async function filterErrors(errors: Failure['errors'], request: Request): Promise<Failure['errors']> {
	const { schema = null, accountability = null } = request as { schema?: object; accountability?: object | null }
	return emitter.emitFilter('request.error', errors, {}, { database: getDatabase(), schema, accountability })
}
