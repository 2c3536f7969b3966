import { createHmac, timingSafeEqual } from 'node:crypto'
import { invalidPayload } from '../../http/errors.ts'

/** Header of a sandbox event: `t=` epoch seconds, `v1=` HMAC-SHA256 in hex of "t.body". Stripe signs the same way. */
export const SIGNATURE_HEADER = 'x-sandbox-signature'

/** An older event may be a recording that somebody plays back. */
const TOLERANCE_SECONDS = 300

export function signBody(body: Buffer | string, secret: string, now: number): string {
	const seconds = Math.floor(now / 1000)
	return `t=${seconds},v1=${digestOf(body, seconds, secret)}`
}

/** Throws 400 unless the header signs this body with this secret, and not long ago. */
export function assertSigned(body: Buffer, header: unknown, secret: string, now: number): void {
	const match = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null
	if (!match) throw invalidPayload(SIGNATURE_HEADER, 'is missing or malformed')
	const [, seconds = '0', given = ''] = match
	const expected = Buffer.from(digestOf(body, Number(seconds), secret), 'hex')
	// Compared in constant time: how soon a comparison ends would tell how much of a forged signature is right.
	if (!timingSafeEqual(Buffer.from(given, 'hex'), expected)) throw invalidPayload(SIGNATURE_HEADER, 'does not match')
	if (Math.abs(now / 1000 - Number(seconds)) > TOLERANCE_SECONDS) throw invalidPayload(SIGNATURE_HEADER, 'is too old')
}

function digestOf(body: Buffer | string, seconds: number, secret: string): string {
	return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')
}
