// Second half of npm start and npm run dev, on the pinned Node 22: settings, build, database, both services, addresses.
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildAll } from './build.ts'
import { startDemoServices } from './demo-services.ts'
import { loadEnvFile } from './env-file.ts'
import { isFirstStart } from './first-start.ts'
import { followMails } from './mail-folder.ts'
import { describeMail } from './parse-mail.ts'
import { assertPortFree, runScript, type Service, startService, stopServices, waitUntilAnswers } from './services.ts'
import { parseSettings } from './settings.ts'
import { superviseService } from './supervise.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const isDev = process.argv.includes('--dev')
/** The running process of each service. */
const services = new Map<string, Service>()
const ending = new AbortController()

async function end(code: number): Promise<void> {
	if (ending.signal.aborted) return
	ending.abort()
	await stopServices([...services.values()])
	process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))

async function prepare(env: NodeJS.ProcessEnv): Promise<void> {
	const status = await runScript('cms/prepare.ts', { root, env })
	if (status !== 0) throw new Error('The database could not be prepared; the lines above say why.')
}

async function launch(): Promise<void> {
	const started = Date.now()
	const { env, cms, storefront } = parseSettings(loadEnvFile(join(root, '.env')))
	env.VAR_DIR = resolve(root, env.VAR_DIR ?? 'var')
	// Whoever starts it here reads the log himself; a service of its own writes JSON.
	env.LOG_STYLE ??= 'pretty'
	await assertPortFree(cms.port, cms.host, 'CMS_PORT')
	await assertPortFree(storefront.port, storefront.host, 'STOREFRONT_PORT')
	const demo = await startDemoServices(env)
	Object.assign(env, demo.env)
	buildAll(root)
	await prepare(env)

	const mode = isDev ? { NODE_ENV: 'development', EXTENSIONS_AUTO_RELOAD: 'true' } : { NODE_ENV: 'production' }
	const options = { root, env: { ...env, ...mode }, loud: isDev }
	const start = (name: string, ...command: string[]) => {
		const run = (append: boolean) => {
			const service = startService(name, command, { ...options, append })
			services.set(name, service)
			return service
		}
		const service = run(false)
		const supervise = () =>
			void superviseService(service, { start: () => run(true), signal: ending.signal, say: console.error })
		return { service, supervise }
	}
	/** One that ends before it has answered has wrong settings: starting it again would not help. */
	const startAt = async (url: string, name: string, ...command: string[]) => {
		const { service, supervise } = start(name, ...command)
		await waitUntilAnswers(url, service)
		supervise()
	}
	console.log('Starting …')
	// Directus loads the extension again whenever the watcher has built it.
	if (isDev) start('capi-watch', 'scripts/watch-capi.mjs').supervise()
	await Promise.all([
		startAt(`${cms.localUrl}/capi/shop/branches`, 'cms', 'cms/start.ts'),
		startAt(`${storefront.localUrl}/healthz`, 'storefront', 'storefront/server/main.ts', ...(isDev ? ['--dev'] : [])),
	])
	// Nothing is kept there where a mail server is configured.
	followMails(env.VAR_DIR, (mail) => console.log(describeMail(mail)))

	const isFirst = isFirstStart(env.VAR_DIR)
	const takesTestCards = (env.CAPI_PAYMENT_GATEWAY || 'sandbox') === 'sandbox'
	const lines = [
		`  Storefront   ${storefront.localUrl}`,
		`  Studio       ${cms.localUrl}/admin`,
		`               ${env.ADMIN_EMAIL}`,
		`               ${isFirst ? env.ADMIN_PASSWORD : 'with the password of the first start (ADMIN_PASSWORD)'}`,
		...(takesTestCards ? ['  Test card    4242 4242 4242 4242, any date to come, any code'] : []),
		...(demo.text ? [`  Demo         ${demo.text}`] : []),
	]
	console.log(`
${lines.join('\n')}

Ready after ${((Date.now() - started) / 1000).toFixed(1)} s. Ctrl-C ends it.`)
}

try {
	await launch()
} catch (error) {
	if (!ending.signal.aborted) {
		console.error(`\n${error instanceof Error ? error.message : error}`)
		await end(1)
	}
}
