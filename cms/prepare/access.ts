import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import type { PermissionSeed } from '../access/permission.ts'
import { PROJECT_SETTINGS } from '../access/project.ts'
import { PERMISSIONS, POLICIES, ROLES } from '../access/roles.ts'
import { COLLECTIONS } from '../schema/definitions.ts'
import { APPLICATIONS_FOLDER, AVATAR_FOLDER } from '../schema/ids.ts'
import { fingerprintOf } from './fingerprint.ts'
import { isApplied, recordApplied } from './migrations-table.ts'

/** Collections whose permissions are ours to decide; rules for others that people add to our policies stay. */
const OWN_COLLECTIONS = [
	...COLLECTIONS.map(({ collection }) => collection),
	'directus_files',
	'directus_folders',
	'directus_flows',
]

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))

/** Roles, policies and permissions; written again only when their definition has changed. */
export async function applyAccess(database: Knex): Promise<void> {
	const fingerprint = fingerprintOf([ROLES, POLICIES, PERMISSIONS])
	if (await isApplied(database, 'access', fingerprint)) return
	await database.transaction(async (transaction) => {
		await insertAbsent(transaction, 'directus_folders', { id: AVATAR_FOLDER, name: 'Avatars', parent: null })
		await insertAbsent(transaction, 'directus_folders', { id: APPLICATIONS_FOLDER, name: 'Applications', parent: null })
		for (const { id, name, icon, description } of ROLES) {
			await insertAbsent(transaction, 'directus_roles', { id, name, icon, description })
		}
		for (const { id, name, icon, description, studio } of POLICIES) {
			const policy = { id, name, icon, description, admin_access: false, app_access: studio }
			await insertAbsent(transaction, 'directus_policies', policy)
		}
		for (const role of ROLES) {
			for (const [sort, policy] of role.policies.entries()) {
				const id = accessId(role.id, policy)
				await insertAbsent(transaction, 'directus_access', { id, role: role.id, user: null, policy, sort: sort + 1 })
			}
		}
		for (const [policy, permissions] of Object.entries(PERMISSIONS)) {
			await replacePermissions(transaction, policy, permissions)
		}
		await recordApplied(transaction, 'access', fingerprint)
	})
}

async function insertAbsent(transaction: Knex.Transaction, table: string, row: Record<string, unknown>): Promise<void> {
	await transaction(table).insert(row).onConflict('id').ignore()
}

/** One row for each pair of role and policy. */
function accessId(role: string, policy: string): string {
	const digest = createHash('sha1').update(`${role} ${policy}`).digest('hex')
	return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5')
}

async function replacePermissions(
	transaction: Knex.Transaction,
	policy: string,
	permissions: PermissionSeed[],
): Promise<void> {
	await transaction('directus_permissions').where({ policy }).whereIn('collection', OWN_COLLECTIONS).delete()
	await transaction('directus_permissions').insert(
		permissions.map(({ collection, action, filter, validation, presets, fields }) => ({
			collection,
			action,
			permissions: json(filter ?? {}),
			validation: json(validation ?? {}),
			presets: json(presets),
			fields: fields.join(','),
			policy,
		})),
	)
}

/**
 * Name, sign-in rules and asset sizes of the Directus project; written again only when their definition has changed.
 */
export async function applyProjectSettings(database: Knex): Promise<void> {
	const fingerprint = fingerprintOf(PROJECT_SETTINGS)
	if (await isApplied(database, 'project-settings', fingerprint)) return
	const { SettingsService } = await import('@directus/api/services/settings')
	const { getSchema } = await import('@directus/api/utils/get-schema')
	await new SettingsService({ schema: await getSchema({ bypassCache: true }) }).upsertSingleton(PROJECT_SETTINGS)
	await recordApplied(database, 'project-settings', fingerprint)
}
