import { successOf } from '@app/contract/errors'
import { type AccountFailure, toAccountFailure } from '@app/domain/auth/account-failure'
import { verificationText } from '@app/domain/auth/account-texts'
import { isLinkToken } from '@app/domain/auth/link-token'
import { known } from '@app/language/current'
import * as v from 'valibot'
import { createIdentityClient } from '../../../lib/auth/identity-client.ts'
import { createCmsClient } from '../../../lib/http/cms-client.ts'
import { fetchCms } from '../../../lib/http/fetch-cms.server.ts'

/** What a mailed link is for: a new account's address, or a new address of an account. */
export type LinkPurpose = 'verify' | 'change'

/** How following a mailed link ended. */
export type LinkOutcome =
	| { kind: 'confirmed' }
	/** Nothing is to be done any more: the link was used before. */
	| { kind: 'used'; message: string }
	/** Verified, and a link to choose a password with is on its way: the address was registered with two. */
	| { kind: 'password-needed' }
	| { kind: 'refused'; message: string }
	/** The CMS could not be asked; the link may still hold. */
	| { kind: 'unreachable' }

const INVALID_TOKEN: AccountFailure = { status: 403, code: 'INVALID_TOKEN', message: '' }
const ConfirmedSchema = successOf(v.looseObject({}))

async function ask(cmsUrl: string, purpose: LinkPurpose, token: string): Promise<void> {
	if (purpose === 'verify') return createIdentityClient(cmsUrl, fetchCms).verifyEmail(token)
	await createCmsClient(cmsUrl, fetchCms).post('/capi/account/email/confirm', { token }, ConfirmedSchema)
}

/**
 * Follows a mailed link on the customer's behalf: the call is made from here, so that the token goes to nobody else.
 * Never throws and logs nothing: what could be logged holds the token.
 */
export async function followLink(cmsUrl: string | null, purpose: LinkPurpose, token: string): Promise<LinkOutcome> {
	if (!isLinkToken(token)) return { kind: 'refused', message: known(verificationText(INVALID_TOKEN)) }
	if (cmsUrl === null) return { kind: 'unreachable' }
	try {
		await ask(cmsUrl, purpose, token)
		return { kind: 'confirmed' }
	} catch (error) {
		const failure = toAccountFailure(error)
		const { status, code } = failure
		// Directus sends who verified into its Studio, which is nothing for customers.
		if (status >= 300 && status < 400) return { kind: 'confirmed' }
		// 429 as well: the link holds, only not at this moment.
		if (status === 0 || status >= 500 || status === 429) return { kind: 'unreachable' }
		if (code === 'PASSWORD_NEEDED') return { kind: 'password-needed' }
		const isUsed = code === 'INVALID_PAYLOAD' && purpose === 'verify'
		return { kind: isUsed ? 'used' : 'refused', message: known(verificationText(failure)) }
	}
}
