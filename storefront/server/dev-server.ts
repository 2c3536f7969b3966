import type { Server } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import type { App } from './pages.ts'
import type { Middleware } from './request-listener.ts'

/**
 * Vite in middleware mode: files with hot reload, and the app's server code loaded from its sources on each request.
 */
export async function createDevServer(httpServer: Server): Promise<{ files: Middleware; app: () => Promise<App> }> {
	const root = join(import.meta.dirname, '..')
	const vite = await createServer({ root, server: { middlewareMode: { server: httpServer } } })
	return {
		files: vite.middlewares,
		app: () => vite.ssrLoadModule('./app/server/handler.server.ts') as Promise<App>,
	}
}
