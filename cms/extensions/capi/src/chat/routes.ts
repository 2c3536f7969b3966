import type { Router } from 'express'
import { notFound, unauthenticated } from '../http/errors.ts'
import { route } from '../http/route.ts'
import { findChatIdentity } from '../repositories/users.ts'
import type { Runtime } from '../runtime.ts'
import { signIdentity } from './sign-identity.ts'

export function registerChatRoutes(router: Router, { config, database }: Runtime): void {
	/**
	 * GET /capi/chat/identity, bearer token → ChatIdentitySchema: the six fields that the chat widget is given, read
	 * from the account itself, and their signature. 401 UNAUTHENTICATED; 404 NOT_FOUND where no chat is configured.
	 */
	router.get(
		'/chat/identity',
		route(async (_request, { user }) => {
			if (config.chatwootSecret === null) throw notFound('A chat was not found.')
			const identity = user === null ? null : await findChatIdentity(database, user)
			if (identity === null) throw unauthenticated()
			return { data: { ...identity, signature: signIdentity(config.chatwootSecret, identity.userId) } }
		}),
	)
}
