import { CapiError } from '../../http/errors.ts'
import type { Runtime } from '../../runtime.ts'

/** Access tokens live for minutes without anybody asking the database; longer than any of them. */
const KEEP_MS = 3_600_000

export interface VoidTokens {
	/** Access tokens that this user has been given so far open nothing any more, on all nodes. Sessions are not meant. */
	voidTokensOf(user: string): void
	/** Throws TOKEN_EXPIRED for a token that has been made void. Whether it is genuine is Directus's to say. */
	assertNotVoid(token: unknown): void
}

/**
 * Directus ends the sessions of somebody whose password, address or status changes; an access token beside them would still do for a quarter
 * of an hour. Nodes tell each other; a node that starts meanwhile knows nothing of it.
 */
export function createVoidTokens({ messages }: Pick<Runtime, 'messages'>): VoidTokens {
	const endedAt = new Map<string, number>()
	const note = (user: string, at: number) => {
		for (const [other, then] of endedAt) if (then < at - KEEP_MS) endedAt.delete(other)
		endedAt.set(user, at)
	}
	messages.subscribe((message) => {
		if (message.kind === 'tokens void') note(message.user, message.at)
	})
	return {
		voidTokensOf: (user) => messages.publish({ kind: 'tokens void', user, at: Date.now() }),
		assertNotVoid(token) {
			if (endedAt.size === 0 || typeof token !== 'string') return
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
