/**
 * `node cms/prepare.ts`: makes the database and the files ready for `node cms/start.ts`, and changes nothing where
 * they are ready. Reads the variables of environment/settings.ts, ADMIN_EMAIL and ADMIN_PASSWORD at the first time,
 * and Directus's own.
 */
import './quick-imports.ts'
import { parseSettings } from './environment/settings.ts'
import { prepareCms } from './prepare/prepare-cms.ts'
import { fail } from './prepare/progress.ts'

try {
	await prepareCms(parseSettings(process.env))
	// Directus leaves timers behind that would hold the process.
	process.exit(0)
} catch (error) {
	fail(error)
}
