import { createServer } from 'node:http'
import { join } from 'node:path'
import { createCmsFetch } from './cms-fetch.ts'
import { createCmsSnapshot } from './cms-snapshot.ts'
import { type Env, parseEnv } from './env.ts'
import { createLog } from './log.ts'
import type { App } from './pages.ts'
import { createListener, type Middleware } from './request-listener.ts'
import { retireServiceWorker } from './retire-service-worker.ts'
import { readVisitorAddress } from './trusted-proxies.ts'

/** Starts the storefront: `node server/main.ts` serves the build, with `--dev` the sources with hot reload. */
const isDev = process.argv.includes('--dev')
process.env.NODE_ENV ??= isDev ? 'development' : 'production'

/** A request that is still open this long after the signal is cut: it may wait for a payment that the CMS makes. */
const SHUTDOWN_MS = 15_000
/**
 * Longer than a proxy keeps a connection (nginx: 60 s to a server): otherwise it sends a request into one that is
 * just being closed.
 */
const KEEP_ALIVE_MS = 90_000
const IDLE_CHECK_MS = 100

function readEnv(): Env {
	try {
		return parseEnv(process.env)
	} catch (error) {
		console.error((error as Error).message)
		process.exit(1)
	}
}

async function loadBuild(): Promise<{ files: Middleware; app: () => Promise<App> }> {
	const build = join(import.meta.dirname, '../build')
	const { createStaticFiles } = await import('./static-files.ts')
	const app: Promise<App> = import(join(build, 'server/index.js'))
	const { drawInThread } = await app
	drawInThread(join(build, 'server/draw-worker.js'))
	return { files: await createStaticFiles(join(build, 'client')), app: () => app }
}

const env = readEnv()
const log = createLog(env.logStyle)
const cmsFetch = createCmsFetch(env.secret)
const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 30_000 })
const { files, app } = isDev ? await (await import('./dev-server.ts')).createDevServer(server) : await loadBuild()

server.on(
	'request',
	createListener({
		app,
		files: env.serviceWorker ? files : retireServiceWorker(files),
		readSnapshot: createCmsSnapshot({
			cmsUrl: env.cmsInternalUrl,
			fetch: cmsFetch(null),
			log: (message, error) => log('warn', message, { error }),
		}),
		publicUrl: env.publicUrl,
		cmsPublicUrl: env.cmsPublicUrl,
		cmsInternalUrl: env.cmsInternalUrl,
		cmsFetch,
		visitorOf: (req) => readVisitorAddress(req, env.isTrustedProxy),
		auth: env.auth,
		services: env.services,
		log,
		metricsToken: env.metricsToken,
		testPages: env.testPages,
		securityContact: env.securityContact,
		dev: isDev,
	}),
)

server.on('error', (error: NodeJS.ErrnoException) => {
	const isTaken = error.code === 'EADDRINUSE'
	console.error(isTaken ? `Port ${env.port} is in use. Set STOREFRONT_PORT to another one.` : error.message)
	process.exit(1)
})

server.listen(env.port, env.host, () => {
	log('info', `Storefront: ${env.publicUrl}`)
	if (env.cmsPublicUrl === null) log('warn', 'Directus URL not configured: set CMS_PUBLIC_URL.')
})

function stop() {
	server.close(() => process.exit(0))
	// A connection whose last reply has just left would keep the process until its time is over.
	setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
	setTimeout(() => process.exit(0), SHUTDOWN_MS).unref()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
