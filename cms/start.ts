/**
 * `node cms/start.ts`: serves the prepared CMS until SIGINT or SIGTERM. Reads the variables of
 * environment/settings.ts and any variable of Directus itself.
 */
import './quick-imports.ts'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { buildDirectusEnvironment } from './environment/directus-environment.ts'
import { assertProductionReady } from './environment/production.ts'
import { EnvironmentError, parseSettings } from './environment/settings.ts'
import { fail } from './prepare/progress.ts'

try {
	const settings = parseSettings(process.env)
	if (settings.sqliteFile !== null && !existsSync(settings.sqliteFile)) {
		throw new EnvironmentError(`There is no database at ${settings.sqliteFile}. Run "node cms/prepare.ts" first.`)
	}
	const environment = buildDirectusEnvironment(settings, process.env)
	assertProductionReady(settings, environment)
	Object.assign(process.env, environment)
	await mkdir(process.env.TEMP_PATH!, { recursive: true })
	// Directus reads its environment when it is first imported.
	const { startServer } = await import('@directus/api/server')
	await startServer()
} catch (error) {
	fail(error)
}
