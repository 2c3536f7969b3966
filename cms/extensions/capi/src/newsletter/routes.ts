import { NEWSLETTER_ASKED, NewsletterRequestSchema, NewsletterTokenSchema } from '@app/contract/newsletter'
import { inLanguage } from '@app/language/tags'
import type { Router } from 'express'
import { limitForm } from '../forms/limits.ts'
import { addressFor } from '../http/addresses.ts'
import { askedLanguage } from '../http/asked-language.ts'
import { route } from '../http/route.ts'
import { parseBody } from '../http/validate.ts'
import { languageFor } from '../languages.ts'
import { findSubscription } from '../repositories/newsletter.ts'
import type { Runtime } from '../runtime.ts'
import { confirm, leave } from './follow-link.ts'
import { hashOf } from './links.ts'
import { isFormPost, readOneClick, tokenInQuery } from './one-click.ts'
import { subscribe } from './subscribe.ts'

export function registerNewsletterRoutes(router: Router, runtime: Runtime): void {
	const limit = limitForm('newsletter', runtime.config)

	/**
	 * POST /capi/newsletter/subscribe {email, place} → `message`, the same for every address, in about the same time.
	 * 400, 413, 415, 429.
	 */
	router.post(
		'/newsletter/subscribe',
		limit,
		route(async (request, { language }) => {
			await subscribe(runtime, { request, ...parseBody(request, NewsletterRequestSchema), language })
			return { message: NEWSLETTER_ASKED }
		}),
	)

	/**
	 * POST /capi/newsletter/confirm {token} → `message`, as often as it is asked. 403 INVALID_TOKEN, 401 TOKEN_EXPIRED,
	 * 400, 413, 415.
	 */
	router.post(
		'/newsletter/confirm',
		route(async (request) => {
			await confirm(runtime, parseBody(request, NewsletterTokenSchema).token)
			return { message: 'You are on the list.' }
		}),
	)

	/**
	 * POST /capi/newsletter/unsubscribe {token} → `message`, as often as it is asked, and for tokens that nobody knows.
	 * A mail program sends the form `List-Unsubscribe=One-Click` with the token in the query (RFC 8058). Neither is
	 * limited: the storefront's server asks for everybody, and nobody guesses 256 bits. 400, 413.
	 */
	router.post(
		'/newsletter/unsubscribe',
		route(async (request) => {
			const token = isFormPost(request) ? await readOneClick(request) : parseBody(request, NewsletterTokenSchema).token
			await leave(runtime, token)
			return { message: 'You are off the list, and your address is erased.' }
		}),
	)

	/**
	 * GET /capi/newsletter/unsubscribe?token= → 303 to the storefront's page, which asks: programs that only look at
	 * links change nothing. It is in the reader's language, as the mail is.
	 */
	router.get('/newsletter/unsubscribe', async (request, response, next) => {
		try {
			const token = tokenInQuery(request)
			const reader = await findSubscription(runtime.database, { leave_hash: hashOf(token) })
			const { tag } = languageFor(reader?.language, askedLanguage(request))
			const page = new URL(inLanguage(tag, '/confirm-subscription'), addressFor(runtime.config.storefrontUrl, request))
			page.searchParams.set('unsubscribe', token)
			response.setHeader('Cache-Control', 'no-store')
			response.setHeader('Referrer-Policy', 'no-referrer')
			response.redirect(303, page.href)
		} catch (error) {
			next(error)
		}
	})
}
