import type { Knex } from 'knex'
import { EnvironmentError } from '../environment/settings.ts'

/**
 * Directus's own tables and migrations, and the first administrator: what `directus bootstrap` does, in this process.
 */
export async function bootstrapDirectus(database: Knex): Promise<void> {
	const { isInstalled, validateDatabaseConnection } = await import('@directus/api/database/index')
	const { default: runSeed } = await import('@directus/api/database/seeds/run')
	const { default: runMigrations } = await import('@directus/api/database/migrations/run')
	await validateDatabaseConnection(database)
	if (!(await isInstalled())) await runSeed(database)
	await runMigrations(database, 'latest', false)
	await ensureAdministrator(database)
}

async function ensureAdministrator(database: Knex): Promise<void> {
	const existing = await database('directus_users as user')
		.join('directus_access as access', 'access.role', 'user.role')
		.join('directus_policies as policy', 'policy.id', 'access.policy')
		.where('policy.admin_access', true)
		.first('user.id')
	if (existing) return
	if (!process.env.ADMIN_EMAIL || !process.env.ADMIN_PASSWORD) {
		throw new EnvironmentError('ADMIN_EMAIL and ADMIN_PASSWORD must be set: the first start creates that administrator')
	}
	const { createAdmin } = await import('@directus/api/utils/create-admin')
	const { getSchema } = await import('@directus/api/utils/get-schema')
	await createAdmin(await getSchema({ bypassCache: true }))
	await nameOwner()
}

/**
 * PROJECT_OWNER names whoever answers to Directus for its licence (BUSL-1.1). Directus tells its makers, so nobody is
 * named here who did not say so; without it the Studio asks the administrator.
 */
async function nameOwner(): Promise<void> {
	if (!process.env.PROJECT_OWNER) return
	const { SettingsService } = await import('@directus/api/services/settings')
	const { getSchema } = await import('@directus/api/utils/get-schema')
	await new SettingsService({ schema: await getSchema({ bypassCache: true }) }).setOwner({
		project_owner: process.env.PROJECT_OWNER,
		org_name: null,
		project_usage: null,
		product_updates: false,
	})
}
