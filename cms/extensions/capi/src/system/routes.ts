import type { SystemStatus, SystemTech } from '@app/contract/system'
import { version as directusVersion } from 'directus/version'
import type { Request, Router } from 'express'
import { route } from '../http/route.ts'
import type { Runtime } from '../runtime.ts'
import { createOpenApi } from './openapi/document.ts'
import { presentMetadata } from './visitor-metadata.ts'

/** Whether the caller is one of the operator's people. */
function usesStudio(request: Request): boolean {
	const { accountability } = request as { accountability?: { app?: boolean; admin?: boolean } | null }
	return accountability?.app === true || accountability?.admin === true
}

export function registerSystemRoutes(router: Router, runtime: Runtime): void {
	const { config, health } = runtime

	/**
	 * GET /capi/system/status → top level `status` and the visitor's own `metadata`; never shared, so never kept by a
	 * cache.
	 */
	router.get(
		'/system/status',
		route(async (request) => {
			const { status } = await health.read()
			const top: Omit<SystemStatus, 'success'> = { status, metadata: presentMetadata(request, runtime.ipData) }
			return { top }
		}),
	)

	/**
	 * GET /capi/system/tech → `build`, `checks`; for staff `versions`, `uptime_seconds` too. Names no host, path or
	 * secret.
	 */
	router.get(
		'/system/tech',
		route(async (request) => {
			const { checkedAt, checks } = await health.read()
			const data: SystemTech = {
				build: config.build,
				...(usesStudio(request) && {
					versions: { node: process.versions.node, directus: directusVersion },
					uptime_seconds: Math.floor(process.uptime()),
				}),
				checked_at: new Date(checkedAt).toISOString(),
				checks,
			}
			return { data }
		}),
	)

	let openApi: object | undefined

	/**
	 * GET /capi/openapi.json: OpenAPI 3.1, generated from the contract's schemas. Not wrapped: tools read the document
	 * itself.
	 */
	router.get('/openapi.json', (_request, response) => {
		openApi ??= createOpenApi()
		response.setHeader('Cache-Control', 'public, max-age=300')
		response.json(openApi)
	})
}
