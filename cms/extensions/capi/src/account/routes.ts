import type { Router } from 'express'
import { unauthenticated } from '../http/errors.ts'
import { route } from '../http/route.ts'
import { parseBody } from '../http/validate.ts'
import type { Runtime } from '../runtime.ts'
import { confirmEmailChange, requestEmailChange } from './email/change-email.ts'
import { EmailChangeSchema, EmailConfirmationSchema } from './email/schemas.ts'
import { getAccountTools } from './tools.ts'

export function registerAccountRoutes(router: Router, runtime: Runtime): void {
	const { limits, guesses, signInLinks } = getAccountTools(runtime)

	/**
	 * POST /capi/account/email {email, password}, bearer token: mails a link to the new address and a notice to the old
	 * one. The answer is the same for every address. 401 UNAUTHENTICATED, or INVALID_CREDENTIALS for a wrong password;
	 * 403 for accounts of Google; 429.
	 */
	router.post(
		'/account/email',
		route(async (request, { user, language: asked }) => {
			if (user === null) throw unauthenticated()
			await limits.takeRequest(request)
			const asking = { user, asked, request, ...parseBody(request, EmailChangeSchema) }
			await requestEmailChange(runtime, { limits, guesses }, asking)
			return { message: 'We have sent a link to the new address. It works for an hour.' }
		}),
	)

	/**
	 * POST /capi/account/email/confirm {token} → `email`. Ends all sessions. 403 INVALID_TOKEN, 401 TOKEN_EXPIRED, 409
	 * RECORD_NOT_UNIQUE when the address has got an account meanwhile.
	 */
	router.post(
		'/account/email/confirm',
		route(async (request) => {
			await limits.takeRequest(request)
			const { token } = parseBody(request, EmailConfirmationSchema)
			return { data: { email: await confirmEmailChange(runtime, token) } }
		}),
	)

	/**
	 * GET /capi/account/sign-in-link?token=: from the mail to the owner of an account whose password many strangers
	 * guess. Lets this device and this address sign in. 303 to the sign-in of the shop or of the Studio, also for a link
	 * that has done its work.
	 */
	router.get('/account/sign-in-link', (request, response, next) => {
		response.setHeader('Cache-Control', 'no-store')
		response.setHeader('Referrer-Policy', 'no-referrer')
		signInLinks.follow(request, response).then((page) => response.redirect(303, page), next)
	})
}
