import type { Application, RequestHandler } from 'express'
import { tuneSqlite } from './host/sqlite.ts'
import { createErrorReply } from './http/error-reply.ts'
import { createFastRead } from './http/fast-read.ts'
import { fastReadsOf, getRuntime, type HostContext, type Runtime } from './runtime.ts'
import { type HookRegistry, registerStudioHooks } from './studio/hooks.ts'
import { sweep } from './sweep.ts'

interface Hooks extends HookRegistry {
	init(event: string, handler: (meta: { app: Application }) => void | Promise<void>): void
	schedule(cron: string, handler: () => Promise<void>): void
}

/** What runs around Directus's own routes: prepared reads ahead of them, one shape of errors behind them, rules for the Studio, clean-up. */
export default function registerHooks(hooks: Hooks, context: HostContext): void {
	const runtime = getRuntime(context)

	hooks.init('app.before', async ({ app }) => {
		await tuneSqlite(context.database)
		app.use(createFastReadMiddleware(runtime))
	})
	hooks.init('routes.custom.after', ({ app }) => {
		app.use('/capi', createErrorReply(context.logger))
	})
	registerStudioHooks(hooks, runtime)
	hooks.schedule(runtime.config.sweepSchedule, () => sweep(runtime))
}

function createFastReadMiddleware(runtime: Runtime): RequestHandler {
	const serve = createFastRead(fastReadsOf(runtime))
	return (request, response, next) => {
		// Directus mounts this once; after a reload of the extensions a newer runtime answers behind it.
		if (runtime.isClosed() || !serve(request.url, request, response)) next()
	}
}
