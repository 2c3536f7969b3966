/** When a token was issued and when it ends, epoch ms, as it says itself. */
export interface TokenClaims {
	issuedAt: number | null
	endsAt: number | null
}

const NONE: TokenClaims = { issuedAt: null, endsAt: null }
const inMs = (seconds: unknown): number | null => (typeof seconds === 'number' ? seconds * 1_000 : null)

/** Reads the times in a JWT. They are not verified: only the server judges a token. An opaque token says nothing. */
export function readTokenClaims(token: string): TokenClaims {
	const claims = readPayload(token)
	return claims ? { issuedAt: inMs(claims.iat), endsAt: inMs(claims.exp) } : NONE
}

/** Whether a mailed link's token is Directus's invitation, and not one that resets a password. */
export const isInvitation = (token: string): boolean => readPayload(token)?.scope === 'invite'

function readPayload(token: string): Record<string, unknown> | null {
	try {
		const payload = token.split('.')[1]
		return payload ? JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) : null
	} catch {
		return null
	}
}
