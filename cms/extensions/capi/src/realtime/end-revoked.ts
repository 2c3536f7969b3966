import { assertOpen } from '../account/sign-in/assert-open.ts'
import { getAccountabilityForToken } from '../directus/services.ts'
import type { Runtime } from '../runtime.ts'
import type { SocketClient } from './guard-socket.ts'

/** The token behind each sign-in. Directus fills the object that its event hands out, and keeps it on the socket. */
const tokens = new WeakMap<object, string>()

/** Called while a token is judged, with the object that becomes the socket's `accountability`. */
export function noteSocketToken(accountability: unknown, token: unknown): void {
	if (typeof accountability === 'object' && accountability !== null && typeof token === 'string') {
		tokens.set(accountability, token)
	}
}

/** False for a guest, and for who has signed in with a refresh token, whose access token only Directus knows. */
export const isTokenKnown = ({ accountability }: SocketClient): boolean =>
	accountability !== null && tokens.has(accountability)

/**
 * Signs a socket out whose session has ended, or whose user has another role or is gone. It is a guest at once,
 * and closed without a new sign-in (see guard-socket.ts). Directus asks at the sign-in alone, and believes a
 * socket until its token runs out.
 */
export async function endIfRevoked(client: SocketClient, { database }: Pick<Runtime, 'database'>): Promise<void> {
	const { accountability } = client
	if (!accountability?.user || (await isStillTrue(accountability, database))) return
	// Somebody has signed in on it meanwhile.
	if (client.accountability !== accountability) return
	client.accountability = null
	client.expires_at = null
	const error = { code: 'TOKEN_EXPIRED', message: 'Token expired.' }
	client.send(JSON.stringify({ type: 'auth', status: 'error', error }))
}

const NOBODY = { role: null, roles: [], user: null, admin: false, app: false }

async function isStillTrue(
	accountability: NonNullable<SocketClient['accountability']>,
	database: Runtime['database'],
): Promise<boolean> {
	const token = tokens.get(accountability)
	if (token === undefined) return false
	try {
		await assertOpen({ database }, token)
		const { user, role, admin, app } = await getAccountabilityForToken(token, { ...NOBODY })
		return (
			user === accountability.user &&
			role === accountability.role &&
			admin === accountability.admin &&
			app === accountability.app
		)
	} catch {
		return false
	}
}
