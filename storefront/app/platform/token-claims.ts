/** When a token was issued and when it ends, epoch ms, as it says itself. */
export interface TokenClaims {
	issuedAt: number | null
	endsAt: number | null
}

const NONE: TokenClaims = { issuedAt: null, endsAt: null }
const inMs = (seconds: unknown): number | null => (typeof seconds === 'number' ? seconds * 1_000 : null)

/** Reads the times in a JWT. They are not verified: only the server judges a token. An opaque token says nothing. */
export function readTokenClaims(token: string): TokenClaims {
	try {
		const payload = token.split('.')[1]
		if (!payload) return NONE
		const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
		return { issuedAt: inMs(iat), endsAt: inMs(exp) }
	} catch {
		return NONE
	}
}
