import { createHmac } from 'node:crypto'

/**
 * Chatwoot's identity validation: HMAC-SHA256 of the identifier by the inbox's secret, in hex. Without it anybody
 * could chat as anybody.
 */
export const signIdentity = (secret: string, userId: string): string =>
	createHmac('sha256', secret).update(userId).digest('hex')
