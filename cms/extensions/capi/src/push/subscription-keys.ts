import { createPublicKey } from 'node:crypto'

const POINT_BYTES = 65
const AUTH_BYTES = 16
const BASE64URL = /^[\w-]+={0,2}$/

/**
 * Whether messages can be encrypted for these keys: an uncompressed point on the P-256 curve and sixteen bytes,
 * base64url. Anything else would fail at every message.
 */
export function areSubscriptionKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
	if (!BASE64URL.test(p256dh) || !BASE64URL.test(auth)) return false
	return Buffer.from(auth, 'base64url').length === AUTH_BYTES && isPointOnCurve(Buffer.from(p256dh, 'base64url'))
}

function isPointOnCurve(point: Buffer): boolean {
	if (point.length !== POINT_BYTES || point[0] !== 4) return false
	const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
	try {
		createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
		return true
	} catch {
		return false
	}
}
