import { CapiError } from '../../http/errors.ts'
import { listVoidTokens, updateAccount } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'

/** Access tokens live for minutes without anybody asking the database; longer than any of them. */
const KEEP_MS = 3_600_000

export interface VoidTokens {
	/** Access tokens that this user has been given so far open nothing any more, on all nodes. Sessions are not meant. */
	voidTokensOf(user: string): void
	/** Rejects with TOKEN_EXPIRED for a token that has been made void. Whether it is genuine is Directus's to say. */
	assertNotVoid(token: unknown): Promise<void>
}

/**
 * Directus ends the sessions of somebody whose password, address or status changes; an access token beside them would still do for a quarter
 * of an hour. Nodes tell each other, and one that starts meanwhile reads what has been written beside the users.
 */
export function createVoidTokens({
	messages,
	database,
	logger,
}: Pick<Runtime, 'messages' | 'database' | 'logger'>): VoidTokens {
	const endedAt = new Map<string, number>()
	let fromBefore: Promise<void> | null = null
	const note = (user: string, at: number) => {
		for (const [other, then] of endedAt) if (then < at - KEEP_MS) endedAt.delete(other)
		endedAt.set(user, Math.max(at, endedAt.get(user) ?? 0))
	}
	messages.subscribe((message) => {
		if (message.kind === 'tokens void') note(message.user, message.at)
	})
	const readFromBefore = async () => {
		try {
			for (const { user, at } of await listVoidTokens(database, Date.now() - KEEP_MS)) note(user, at)
		} catch (error) {
			fromBefore = null
			logger.error(error, 'Which access tokens are void could not be read')
		}
	}
	return {
		voidTokensOf(user) {
			const at = Date.now()
			messages.publish({ kind: 'tokens void', user, at })
			updateAccount(database, user, { tokens_void_at: new Date(at) }).catch((error) =>
				logger.error(error, 'A node that starts now does not know which access tokens are void'),
			)
		},
		async assertNotVoid(token) {
			if (typeof token !== 'string') return
			fromBefore ??= readFromBefore()
			await fromBefore
			if (endedAt.size === 0) return
			const { id, session, issued_ms } = readClaims(token)
			// Sessions are looked up for each request, by Directus itself.
			const ended = typeof id === 'string' && session === undefined ? endedAt.get(id) : undefined
			if (ended !== undefined && !(Number(issued_ms) > ended))
				throw new CapiError(401, 'TOKEN_EXPIRED', 'Token expired.')
		},
	}
}

function readClaims(token: string): { id?: unknown; session?: unknown; issued_ms?: unknown } {
	try {
		return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) ?? {}
	} catch {
		return {}
	}
}
