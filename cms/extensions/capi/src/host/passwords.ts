import { AuthenticationService } from '@directus/api/services/authentication'
import type { Database } from '../repositories/orders.ts'

/** Whether a user has this password. Takes as long as Argon2 takes; one without a password has none. */
export async function isPasswordOf(database: Database, user: string, password: string): Promise<boolean> {
	try {
		await new AuthenticationService({ schema: {}, knex: database }).verifyPassword(user, password)
		return true
	} catch (error) {
		if ((error as { code?: string }).code === 'INVALID_CREDENTIALS') return false
		throw error
	}
}
