import { createHash, createHmac, randomBytes } from 'node:crypto'

/** What a link of the newsletter does. */
type Purpose = 'confirm' | 'leave'

/** What a subscription keeps of its links. */
export interface StoredLinks {
	nonce: string
	confirm_hash: string
	leave_hash: string
}

/**
 * The token of a link: 256 bits that only who has the key makes again, so that a mail that is sent twice has the same
 * one, and nothing that is stored opens anything.
 */
export function tokenOf(purpose: Purpose, nonce: string, key: string): string {
	return createHmac('sha256', key).update(`newsletter ${purpose} ${nonce}`).digest('base64url')
}

export function hashOf(token: string): string {
	return createHash('sha256').update(token).digest('hex')
}

/** Links that nobody has seen yet. */
export function newLinks(key: string): StoredLinks {
	const nonce = randomBytes(16).toString('hex')
	return {
		nonce,
		confirm_hash: hashOf(tokenOf('confirm', nonce, key)),
		leave_hash: hashOf(tokenOf('leave', nonce, key)),
	}
}
