import { createHash } from 'node:crypto'
import { inLanguage, type LanguageTag } from '@app/language/tags'
import type { Request } from 'express'
import { isPasswordOf } from '../../directus/passwords.ts'
import { CapiError } from '../../http/errors.ts'
import { createSealedTokens, type SealedTokens } from '../../http/sealed-token.ts'
import { languageFor } from '../../languages.ts'
import { sendMailSoon } from '../../mail/send-mail.ts'
import { joinGuestOrders } from '../../repositories/customer-orders.ts'
import { inTransaction } from '../../repositories/transaction.ts'
import {
	type Account,
	endSessions,
	findAccount,
	findAccountByEmail,
	removeUnverified,
	updateAccount,
} from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import type { AccountLimits } from '../limits.ts'
import { PASSWORD_PROVIDER } from '../sign-in/judge-account.ts'
import type { PasswordGuess, PasswordGuesses } from '../sign-in/password-guesses.ts'

interface EmailChange {
	user: string
	email: string
	/** A trace of the present address and password: the link dies with either of them. */
	state: string
}

const HOUR_MS = 3_600_000

const createTokens = ({ config }: Pick<Runtime, 'config'>): SealedTokens<EmailChange> =>
	createSealedTokens({
		key: config.account.key,
		purpose: 'change-email',
		lifeMs: HOUR_MS,
		texts: {
			invalid: 'This link is invalid or has been used.',
			expired: 'This link has expired. Please ask for a new one.',
		},
	})

const stateOf = ({ email, passwordHash }: Account) =>
	createHash('sha256').update(`${email} ${passwordHash}`).digest('base64url').slice(0, 22)

interface EmailChangeRequest {
	user: string
	email: string
	password: string
	/** The language of the page that asks. */
	asked: LanguageTag | null
	request: Request
}

interface Tools {
	limits: AccountLimits
	guesses: PasswordGuesses
}

/**
 * Asks for another address. Whoever is signed in and knows the password gets the same answer for every address: a
 * link goes to a new one, and word that there is an account to the owner of a known one. The present address hears of
 * it. Throws 401, 403 for accounts of Google, 429.
 */
export async function requestEmailChange(
	runtime: Runtime,
	{ limits, guesses }: Tools,
	{ user, email, password, asked, request }: EmailChangeRequest,
): Promise<void> {
	const { clock, config, database } = runtime
	const account = await findAccount(database, user)
	if (account?.status !== 'active') throw new CapiError(401, 'UNAUTHENTICATED', 'Please sign in.')
	if (account.provider !== PASSWORD_PROVIDER) {
		throw new CapiError(403, 'FORBIDDEN', 'The address of this account is the one at Google.')
	}
	await assertPassword(account, password, await guesses.begin(request, account.email))
	await limits.takeMail(request, email)
	const token = createTokens(runtime).seal({ user, email, state: stateOf(account) }, clock.now())
	const language = languageFor(asked, account.language)
	const { say } = language
	const url = new URL(inLanguage(language.tag, '/auth/verify'), config.storefrontUrl)
	url.searchParams.set('change', token)
	const owner = await findAccountByEmail(database, email)
	if (owner && owner.status !== 'unverified') {
		const theirs = languageFor(owner.language, language.tag)
		const subject = theirs.say('You already have an account')
		sendMailSoon(runtime, { to: email, language: theirs, subject, template: 'account-exists', data: { email } })
	} else {
		const subject = say('Confirm your new email address')
		const data = { email, url: url.href }
		sendMailSoon(runtime, { to: email, language, subject, template: 'email-change', data })
	}
	sendMailSoon(runtime, {
		to: account.email,
		language,
		subject: say('A new email address for your account'),
		template: 'email-change-notice',
		data: {},
	})
}

/** Wrong passwords count as they do at the sign-in. */
async function assertPassword({ passwordHash }: Account, password: string, guess: PasswordGuess): Promise<void> {
	if (passwordHash === null || !(await isPasswordOf(passwordHash, password))) {
		throw new CapiError(401, 'INVALID_CREDENTIALS', 'Current password is incorrect.')
	}
	await guess.succeed()
}

/**
 * Puts the new address in place, ends all sessions and brings the guest orders of that address along. Throws 403
 * INVALID_TOKEN, 401 TOKEN_EXPIRED, 409 RECORD_NOT_UNIQUE where somebody has opened an account with the address
 * meanwhile.
 */
export async function confirmEmailChange(runtime: Runtime, token: string): Promise<string> {
	const { clock, database } = runtime
	const { user, email, state } = createTokens(runtime).open(token, clock.now())
	await inTransaction(database, async (transaction) => {
		const account = await findAccount(transaction, user)
		if (account?.status !== 'active' || stateOf(account) !== state) {
			throw new CapiError(403, 'INVALID_TOKEN', 'This link is invalid or has been used.')
		}
		const other = await findAccountByEmail(transaction, email)
		// Nobody has ever shown that the address is theirs: now somebody has.
		if (other?.status === 'unverified') await removeUnverified(transaction, other.id)
		else if (other && other.id !== user)
			throw new CapiError(409, 'RECORD_NOT_UNIQUE', 'This address belongs to an account.')
		await updateAccount(transaction, user, { email })
		await endSessions(transaction, user)
		await joinGuestOrders(transaction, user, email)
	})
	runtime.messages.publish({ kind: 'sessions', user })
	return email
}
