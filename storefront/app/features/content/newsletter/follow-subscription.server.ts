import { NEWSLETTER_PLACES, NewsletterReplySchema } from '@app/contract/newsletter'
import { isLinkToken } from '@app/domain/auth/link-token'
import { known, t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { createCmsClient } from '../../../lib/http/cms-client.ts'
import { fetchCms } from '../../../lib/http/fetch-cms.server.ts'
import { RequestError } from '../../../lib/http/request-error.ts'

/** What a mailed link of the newsletter is for. */
export type SubscriptionPurpose = 'confirm' | 'unsubscribe'

/** How following it ended, or a form that was sent without scripts. */
export type SubscriptionOutcome =
	| { kind: 'asked' | 'confirmed' | 'left'; message: string }
	| { kind: 'refused'; message: string }
	/** The CMS could not be asked; the link may still hold. */
	| { kind: 'unreachable' }

const INVALID: PlainMessage = 'This link is not complete. Please open it from the mail once more, or sign up again.'
const NO_ADDRESS: PlainMessage = 'That was no email address. Please enter one like name@example.com.'

async function ask(
	cmsUrl: string | null,
	path: string,
	body: object,
	kind: 'asked' | 'confirmed' | 'left',
): Promise<SubscriptionOutcome> {
	if (cmsUrl === null) return { kind: 'unreachable' }
	try {
		const { message } = await createCmsClient(cmsUrl, fetchCms).post(path, body, NewsletterReplySchema)
		return { kind, message: known(message) }
	} catch (error) {
		const { status, message } = error instanceof RequestError ? error : { status: 0, message: '' }
		// 429 as well: the link holds, only not at this moment.
		if (status === 0 || status >= 500 || status === 429) return { kind: 'unreachable' }
		return { kind: 'refused', message: status === 400 ? t(NO_ADDRESS) : known(message) }
	}
}

/**
 * Follows a mailed link on the reader's behalf: the call is made from here, so that the token goes to nobody else.
 * Never throws.
 */
export async function followSubscription(
	cmsUrl: string | null,
	purpose: SubscriptionPurpose,
	token: string,
): Promise<SubscriptionOutcome> {
	if (!isLinkToken(token)) return { kind: 'refused', message: t(INVALID) }
	return ask(cmsUrl, `/capi/newsletter/${purpose}`, { token }, purpose === 'confirm' ? 'confirmed' : 'left')
}

/** Signs up whoever sent the form before its scripts were there. Never throws. */
export async function signUp(cmsUrl: string | null, email: string, given: string): Promise<SubscriptionOutcome> {
	const place = NEWSLETTER_PLACES.find((name) => name === given) ?? null
	return ask(cmsUrl, '/capi/newsletter/subscribe', { email, place }, 'asked')
}
