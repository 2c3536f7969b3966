import { type NewsletterPlace, NewsletterReplySchema, NewsletterRequestSchema } from '@app/contract/newsletter'
import { known, t } from '@app/language/current'
import * as v from 'valibot'
import type { CmsClient } from '../../../lib/http/cms-client.ts'
import { describeSendFailure } from '../../../lib/http/describe-send-failure.ts'
import { loadServerTexts } from '../../../lib/rendering/load-language.ts'

/** How signing up ended: the server's words, the same for every address, or why it did not come to that. */
export type SignUp = { asked: string } | { problem: string }

/** Asks for the newsletter; the rest happens in a mail. Never rejects. */
export async function subscribe(cms: CmsClient, typed: string, place: NewsletterPlace): Promise<SignUp> {
	const request = v.safeParse(NewsletterRequestSchema, { email: typed, place })
	if (!request.success) return { problem: t('Enter an address like name@example.com.') }
	try {
		const body = { email: request.output.email, place }
		const { message } = await cms.post('/capi/newsletter/subscribe', body, NewsletterReplySchema, { isPublic: true })
		await loadServerTexts()
		return { asked: known(message) }
	} catch (error) {
		return { problem: describeSendFailure(error).message }
	}
}
