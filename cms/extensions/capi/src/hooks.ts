import { writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Application } from 'express'
import { heedDeadlines, limitReadTime, registerReadBounds } from './access/bound-reads.ts'
import { guardCookies } from './access/guard-cookies.ts'
import { guardRoutes, refuseRoute } from './access/guard-routes.ts'
import { listRoutes } from './access/list-routes.ts'
import { limitPublicToken } from './access/public-token.ts'
import {
	blameRequest,
	refuseDeepBody,
	refuseUnreadableBatch,
	refuseUnreadableQuery,
} from './access/refuse-unreadable.ts'
import { type AccountHookRegistry, registerAccountHooks } from './account/hooks.ts'
import { cleanUp } from './clean-up.ts'
import { createCoalescedWorker } from './coalesced-worker.ts'
import { nameBareAsset } from './content/bare-assets.ts'
import { registerContentHooks } from './content/hooks.ts'
import { cors, filterErrors } from './directus/chain.ts'
import { patchAddressLimit } from './directus/patch-address-limit.ts'
import { patchCsvExports } from './directus/patch-csv-exports.ts'
import { patchSubscriptions } from './directus/patch-subscriptions.ts'
import { holdLease } from './hold-lease.ts'
import { frontServer } from './host/front-server.ts'
import { onShutdown } from './host/on-shutdown.ts'
import { tunePostgres } from './host/postgres.ts'
import { tuneSqlite } from './host/sqlite.ts'
import { clearCookiesAtOnce } from './http/clear-cookies.ts'
import { createErrorReply } from './http/error-reply.ts'
import { endEventStreams } from './http/event-stream.ts'
import { createFastRead } from './http/fast-read.ts'
import { hideKeys } from './http/hide-keys.ts'
import { nameReferences } from './http/name-references.ts'
import { createPipeline } from './http/pipeline.ts'
import { nameError, nameRequest } from './http/request-id.ts'
import { nameVisitor } from './http/storefront-server.ts'
import { registerMailHooks } from './mail/hooks.ts'
import { meterRequest } from './metrics/meter-requests.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { registerNewsletterHooks } from './newsletter/issues/hooks.ts'
import { reconcileAfterStart } from './payments/reconcile.ts'
import { registerRealtimeHooks, type SocketHooks } from './realtime/hooks.ts'
import { redactCoordinates } from './routing/redact-coordinates.ts'
import { fastReadsOf, getRuntime, type HostContext } from './runtime.ts'
import { type HookRegistry, type ItemEvent, type ItemsServiceClass, registerStudioHooks } from './studio/hooks.ts'

interface Hooks extends HookRegistry {
	action(event: 'server.start', handler: (meta: { server: Server }) => void): void
	action(event: string, handler: (event: ItemEvent) => void): void
	init(event: string, handler: (meta: { app: Application }) => void | Promise<void>): void
	schedule(cron: string, handler: () => Promise<void>): void
}

/**
 * What runs around Directus's own routes: prepared reads ahead of them, one shape of errors behind them, rules for
 * the Studio, clean-up.
 */
export default function registerHooks(
	hooks: Hooks,
	context: HostContext & { services: { ItemsService: ItemsServiceClass } },
): void {
	const runtime = getRuntime(context)
	const { metrics } = runtime
	const serve = createFastRead(fastReadsOf(runtime))

	// An error of the database is logged with its statement: without the values, which are names, emails and telephone
	// numbers.
	context.database.client.config.compileSqlOnError = false
	tunePostgres(context.database, context.env)
	hooks.init('app.before', () => tuneSqlite(context.database))
	hooks.init('middlewares.before', ({ app }) => {
		patchAddressLimit(runtime.config.unlimitedAddresses)
		app.use(clearCookiesAtOnce)
		if (!runtime.config.testDirectusChain) app.use(createPipeline(runtime, context.env))
		app.use(nameRequest)
		app.use(nameVisitor(runtime.config))
		// Directus mounts it ahead of the sign-in, where guardRoutes cannot know who calls.
		app.use('/deployments/webhooks', refuseRoute)
		// Code comes with a release and is never installed into a running shop: nobody asks Directus's marketplace.
		app.use('/extensions/registry', refuseRoute)
		app.use(refuseUnreadableQuery)
		app.use('/assets', nameBareAsset)
		app.use(redactCoordinates)
		app.use(hideKeys)
		if (metrics) app.get('/capi/system/metrics', serveMetrics(metrics))
	})
	hooks.init('routes.custom.after', ({ app }) => {
		app.use('/capi', createErrorReply(context.logger, filterErrors))
		app.use(blameRequest)
		app.use(nameReferences)
		app.use(nameError)
	})
	const judgeUpgrade = registerRealtimeHooks(hooks as unknown as SocketHooks, runtime, context.env)
	const hasHsts = String(context.env.HSTS_ENABLED) === 'true'
	const { testRoutesFile } = runtime.config
	if (testRoutesFile !== null) {
		hooks.init('app.after', ({ app }) => writeFileSync(testRoutesFile, JSON.stringify(listRoutes(app._router.stack))))
	}
	hooks.action('server.start', ({ server }) => {
		// Once in a process: after a reload of the extensions a newer runtime answers behind this one, through the endpoint.
		frontServer(server, {
			serve(request, response) {
				// Prepared replies leave ahead of Directus's own headers.
				if (hasHsts) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
				if (runtime.isClosed()) return false
				if (metrics) meterRequest(metrics.meter, request, response)
				return serve(request.url ?? '', request, response)
			},
			// It asks nothing of Express.
			allowOrigins: cors as unknown as Parameters<typeof frontServer>[1]['allowOrigins'],
			judgeUpgrade,
			logger: context.logger,
		})
		onShutdown(endEventStreams)
		reconcileAfterStart(runtime).catch((error: unknown) => runtime.logger.error(error, 'Payments could not be checked'))
	})
	patchSubscriptions(context.database)
	patchCsvExports()
	// Ahead of every other gate: what a route does not let in costs nothing more.
	hooks.init('middlewares.after', ({ app }) => {
		app.use(guardCookies(runtime.config))
		app.use(limitPublicToken(runtime.config.publicToken))
		app.use(guardRoutes)
		app.use(refuseDeepBody)
		app.use(refuseUnreadableBatch)
		app.use('/items', limitReadTime)
	})
	registerReadBounds(hooks as unknown as Parameters<typeof registerReadBounds>[0])
	heedDeadlines(context.database)
	// Ahead of the mail's own hook, which writes the words around the links.
	registerAccountHooks(hooks as unknown as AccountHookRegistry, runtime)
	registerMailHooks(hooks, runtime)
	registerStudioHooks(hooks, runtime, context.services.ItemsService)
	registerContentHooks(hooks, runtime.config)
	// Behind the cleaning: what is judged is what is stored.
	registerNewsletterHooks(hooks, runtime, context.services.ItemsService)
	const sweeps = createCoalescedWorker({
		runOnce: () => holdLease(context.database, 'clean-up', (isHeld) => cleanUp(runtime, isHeld)).then(() => false),
		onError: (error) => runtime.logger.error(error, 'The clean-up failed'),
		settleMs: 0,
	})
	// Directus calls on each tick, also while the last run waits for a slow provider, here or on another node.
	hooks.schedule(runtime.config.sweepSchedule, sweeps.run)
}
