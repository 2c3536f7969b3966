import type { Request } from 'express'
import * as v from 'valibot'
import { hashDummyPassword, isPasswordOf } from '../../directus/passwords.ts'
import type { PasswordJudge } from '../../host/password-judge.ts'
import { parsePart } from '../../http/validate.ts'
import { languageFor } from '../../languages.ts'
import { sendMailSoon } from '../../mail/send-mail.ts'
import { editUnverified, findAccountByEmail, isRegistrationOpen } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import { delayUntil } from '../constant-time-delay.ts'
import type { AccountLimits } from '../limits.ts'
import { pageLanguage } from '../page-language.ts'
import { assertStrongPassword } from '../password/policy.ts'
import { EmailSchema, NameSchema } from '../profile/fields.ts'
import { PASSWORD_PROVIDER } from '../sign-in/judge-account.ts'

const RegistrationSchema = v.looseObject({
	email: EmailSchema,
	password: v.string(),
	first_name: v.optional(NameSchema),
	last_name: v.optional(NameSchema),
})

/** The id of nobody. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000'
/** What is done here takes less than this, whether the address is new, waits for its click or has an account. */
const RESPONSE_FLOOR_MS = 300

/**
 * In front of POST /users/register. Directus says the same to everybody; here, everybody's password is judged, and
 * the owner of an account gets a mail. An address that waits for its click and is registered with another password
 * has been registered by two people, one of whom does not own it: neither password is kept (see verify-email.ts).
 */
export async function prepareRegistration(
	runtime: Runtime,
	{ limits, judge }: { limits: AccountLimits; judge: PasswordJudge },
	request: Request,
): Promise<void> {
	const start = performance.now()
	await limits.takeRegistration(request)
	// Directus refuses it with 403.
	if (!(await isRegistrationOpen(runtime.database))) return
	const { email, password, first_name, last_name } = parsePart(request.body, RegistrationSchema)
	request.body.email = email
	const { brandName } = (await runtime.catalogue.read()).settings
	await assertStrongPassword(judge, password, [email, first_name, last_name, brandName])
	await limits.takeMail(request, email)
	const account = await findAccountByEmail(runtime.database, email)
	const isWaiting = account?.status === 'unverified'
	const hash = isWaiting ? account.passwordHash : null
	const isSamePerson = hash !== null && (await isPasswordOf(hash, password))
	if (hash === null) await hashDummyPassword(password)
	const names = { first_name: first_name ?? null, last_name: last_name ?? null }
	const nobody = { first_name: null, last_name: null, password: null }
	// Changes nothing where nobody waits, and takes as long.
	await editUnverified(runtime.database, account?.id ?? NO_ACCOUNT, isSamePerson ? names : nobody)
	if (account?.status === 'active' || account?.status === 'suspended') {
		const language = languageFor(account.language, pageLanguage())
		sendMailSoon(runtime, {
			to: account.email,
			language,
			subject: language.say('You already have an account'),
			template: 'account-exists',
			data: { email: account.email, isGoogle: account.provider !== PASSWORD_PROVIDER },
		})
	}
	await delayUntil(start, RESPONSE_FLOOR_MS)
}
