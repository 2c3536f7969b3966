import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { CapiError } from './errors.ts'

/**
 * What a link in a mail carries: claims of ours, for one purpose and until a moment. Sealed rather than signed,
 * because links end up in histories and the claims may be an address.
 */
export interface SealedTokens<TClaims> {
	seal(claims: TClaims, now: number): string
	/**
	 * The claims. Throws INVALID_TOKEN for anything that we have not sealed for this purpose, TOKEN_EXPIRED when its
	 * time is over.
	 */
	open(token: unknown, now: number): TClaims
}

interface Options {
	key: string
	purpose: string
	lifeMs: number
	texts: { invalid: string; expired: string }
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Longer ones are none of ours, and not worth a look. */
const MAX_LENGTH = 2_000

export function createSealedTokens<TClaims extends object>(options: Options): SealedTokens<TClaims> {
	const { purpose, lifeMs, texts } = options
	const key = createHash('sha256').update(`${purpose} ${options.key}`).digest()

	function decrypt(token: string): TClaims & { ends: number } {
		const bytes = Buffer.from(token, 'base64url')
		const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
		decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
		const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
		return JSON.parse(text.toString('utf8'))
	}

	return {
		seal(claims, now) {
			const nonce = randomBytes(NONCE_BYTES)
			const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
			const text = cipher.update(JSON.stringify({ ...claims, ends: now + lifeMs }), 'utf8')
			return Buffer.concat([nonce, text, cipher.final(), cipher.getAuthTag()]).toString('base64url')
		},
		open(token, now) {
			const invalid = new CapiError(403, 'INVALID_TOKEN', texts.invalid)
			if (typeof token !== 'string' || token.length > MAX_LENGTH) throw invalid
			let claims: TClaims & { ends: number }
			try {
				claims = decrypt(token)
			} catch {
				throw invalid
			}
			if (now >= claims.ends) throw new CapiError(401, 'TOKEN_EXPIRED', texts.expired)
			return claims
		},
	}
}
