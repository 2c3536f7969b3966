import type { SealedTokens } from '../../http/sealed-token.ts'
import type { DirectusMail } from '../../mail/complete-mail.ts'
import { findAccountByEmail } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import { traceOf, type VerificationClaims } from './verification-token.ts'

/**
 * Directus's filter `email.send`: its link of a registration carries our token instead of its own (see
 * verification-token.ts). Changes the message in place: Directus takes its HTML from the object that it began with.
 */
export async function replaceLink(
	{ database, clock }: Runtime,
	tokens: SealedTokens<VerificationClaims>,
	mail: DirectusMail,
): Promise<void> {
	if (mail.template?.name !== 'user-registration') return
	const { data } = mail.template
	const account = await findAccountByEmail(database, String(data.email))
	const url = new URL(String(data.url))
	url.searchParams.set(
		'token',
		account ? tokens.seal({ user: account.id, password: traceOf(account) }, clock.now()) : '',
	)
	data.url = url.href
}
