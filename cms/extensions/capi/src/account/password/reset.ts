import type { Request } from 'express'
import * as v from 'valibot'
import { CapiError } from '../../http/errors.ts'
import { languageFor } from '../../languages.ts'
import { sendMailSoon } from '../../mail/send-mail.ts'
import { findAccountByEmail } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import { delayUntil } from '../constant-time-delay.ts'
import type { AccountLimits } from '../limits.ts'
import { pageLanguage } from '../page-language.ts'
import { EmailSchema } from '../profile/fields.ts'
import { PASSWORD_PROVIDER } from '../sign-in/judge-account.ts'

const RESPONSE_FLOOR_MS = 50

/**
 * In front of POST /auth/password/request, which answers everybody alike. Throws 429, and 422 for what is no address.
 * Somebody who signs in with Google has no password to reset and is told so by mail.
 */
export async function prepareResetRequest(runtime: Runtime, limits: AccountLimits, request: Request): Promise<void> {
	const start = performance.now()
	await limits.takeRequest(request)
	const email = v.safeParse(EmailSchema, request.body?.email)
	if (!email.success) throw new CapiError(422, 'INVALID_PAYLOAD', 'Invalid email address format.', { field: 'email' })
	request.body.email = email.output
	await limits.takeMail(request, email.output)
	const account = await findAccountByEmail(runtime.database, email.output)
	if (account?.status === 'active' && account.provider !== PASSWORD_PROVIDER) {
		const language = languageFor(account.language, pageLanguage())
		sendMailSoon(runtime, {
			to: account.email,
			language,
			subject: language.say('You sign in with Google'),
			template: 'google-account',
			data: { email: account.email },
		})
	}
	await delayUntil(start, RESPONSE_FLOOR_MS)
}
