import type { Request, Response } from 'express'
import { listSessionUsers } from '../../repositories/sessions.ts'
import type { Runtime } from '../../runtime.ts'
import { readClaims } from './token-claims.ts'

/**
 * In front of POST /auth/logout: tells all nodes, once Directus has answered, whose session it may have ended.
 * Directus itself says nothing of a sign-out, and open sockets would go on until their token ends.
 */
export async function announceSignOut(
	{ config, database, messages }: Pick<Runtime, 'config' | 'database' | 'messages'>,
	{ body, cookies }: Request,
	response: Response,
): Promise<void> {
	const session = readClaims(cookies?.[config.sessionCookie])?.session
	const named: unknown[] = [body?.refresh_token, cookies?.[config.refreshCookie], session]
	const users = await listSessionUsers(
		database,
		named.filter((token) => typeof token === 'string'),
	)
	response.once('close', () => {
		for (const user of users) messages.publish({ kind: 'sessions', user })
	})
}
