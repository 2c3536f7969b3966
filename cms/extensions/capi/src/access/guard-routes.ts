import { STAFF_ROLE } from '@app/contract/constants'
import { compileRouteTable, type RouteCaller, routeRoleOf } from '@app/domain/auth/route-access'
import type { RequestHandler } from 'express'
import { CapiError } from '../http/errors.ts'
import { ROUTE_TABLE } from './route-table.ts'

const decideRoute = compileRouteTable(ROUTE_TABLE)

const forbidden = () => new CapiError(403, 'FORBIDDEN', "You don't have permission to use this route.")

/**
 * Closes each route to whom ROUTE_TABLE does not name, before Directus's own handlers read a body or work. It stands
 * behind Directus's sign-in, which says who calls.
 */
export const guardRoutes: RequestHandler = (request, _response, next) => {
	const { accountability } = request as { accountability?: RouteCaller | null }
	const role = routeRoleOf(accountability ?? {}, STAFF_ROLE)
	if (role === null || request.method === 'OPTIONS') return next()
	const verdict = decideRoute(request.method, request.path, role)
	if (verdict === 'allowed') next()
	else if (verdict === 'forbidden') next(forbidden())
	else next(new CapiError(404, 'NOT_FOUND', `Route ${request.path} doesn't exist.`))
}

/** For a route that nobody uses. */
export const refuseRoute: RequestHandler = (_request, _response, next) => next(forbidden())
