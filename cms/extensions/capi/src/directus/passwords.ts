import { getAuthProvider } from '@directus/api/auth'
import { UsersService } from '@directus/api/services/users'
import { generateHash } from '@directus/api/utils/generate-hash'
import { getSchema } from '@directus/api/utils/get-schema'
import type { Database } from '../repositories/orders.ts'

/**
 * Whether a hash is that of a password. Takes as long as Argon2 takes, and asks the database nothing: SQLite's
 * queries wait in the same queue as hashes do, so on a busy server one more of them would tell that there is an
 * account.
 */
export async function isPasswordOf(passwordHash: string, password: string): Promise<boolean> {
	try {
		await getAuthProvider('default').verify({ password: passwordHash }, password)
		return true
	} catch (error) {
		if ((error as { code?: string }).code === 'INVALID_CREDENTIALS') return false
		throw error
	}
}

/**
 * Takes as long as looking at a password takes, for whoever has none to look at: on a busy machine that is longer
 * than the time that every reply takes at least, and would tell who has an account.
 */
export async function hashDummyPassword(password: string): Promise<void> {
	await generateHash(password)
}

/**
 * Mails an active account the link to choose a password with, as if it had asked for one. `storefront` is its origin.
 */
export async function mailPasswordLink(database: Database, email: string, storefront: string): Promise<void> {
	const users = new UsersService({ schema: await getSchema(), knex: database, accountability: null })
	await users.requestPasswordReset(email, `${storefront}/auth/verify-reset`)
}
