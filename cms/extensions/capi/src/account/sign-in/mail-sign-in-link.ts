import { inLanguage } from '@app/language/tags'
import type { Request, Response } from 'express'
import { addressFor } from '../../http/addresses.ts'
import { askedLanguage } from '../../http/asked-language.ts'
import { createLimit, isRefusedByLimit, type Limit } from '../../http/rate-limit.ts'
import { createSealedTokens, type SealedTokens } from '../../http/sealed-token.ts'
import { languageFor } from '../../languages.ts'
import { sendMailSoon } from '../../mail/send-mail.ts'
import { findAccount, findAccountByEmail, isCustomerAccount } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import type { AccountLimits } from '../limits.ts'
import { PASSWORD_PROVIDER } from './judge-account.ts'
import type { PasswordGuesses } from './password-guesses.ts'

const DAY_SECONDS = 86_400
const DAY_MS = DAY_SECONDS * 1000

interface LinkClaims {
	user: string
	/** When it was mailed; epoch milliseconds. The first sign-in after that ends it. */
	mailed: number
}

/** The mailed link with which an owner gets past guesses from many addresses. */
export interface SignInLinks {
	/**
	 * Mails it where the address has an account that opens with a password: once until the next sign-in, and once a day
	 * at most.
	 */
	mailTo(email: string): Promise<void>
	/** Follows it and gives the page to go to, the sign-in, whether or not the link still holds. */
	follow(request: Request, response: Response): Promise<string>
}

interface Tools {
	limits: AccountLimits
	guesses: PasswordGuesses
}

const createTokens = (key: string): SealedTokens<LinkClaims> => {
	const invalid = 'This link is invalid or has been used.'
	return createSealedTokens({ key, purpose: 'sign-in-link', lifeMs: DAY_MS, texts: { invalid, expired: invalid } })
}

export function createSignInLinks(runtime: Runtime, { limits, guesses }: Tools): SignInLinks {
	const { config, clock, database } = runtime
	const tokens = createTokens(config.account.key)
	const perAccount: Limit = createLimit('sign-in-links', 1, DAY_SECONDS)

	async function openLink(token: unknown): Promise<LinkClaims | null> {
		try {
			return tokens.open(token, clock.now())
		} catch {
			return null
		}
	}

	return {
		async mailTo(email) {
			const account = await findAccountByEmail(database, email)
			if (account?.status !== 'active' || account.provider !== PASSWORD_PROVIDER) return
			const key = limits.keyOf(account.email)
			const last = await guesses.lastSuccess(key)
			try {
				await perAccount.take(`${key} ${last ?? 'never'}`)
			} catch (error) {
				if (isRefusedByLimit(error)) return
				throw error
			}
			const language = languageFor(account.language)
			const url = new URL('/capi/account/sign-in-link', config.publicUrl)
			url.searchParams.set('token', tokens.seal({ user: account.id, mailed: clock.now() }, clock.now()))
			sendMailSoon(runtime, {
				to: account.email,
				language,
				subject: language.say('Many wrong passwords for your account'),
				template: 'sign-in-link',
				data: { email: account.email, url: url.href },
			})
		},
		async follow(request, response) {
			const claims = await openLink(request.query.token)
			const account = claims && (await findAccount(database, claims.user))
			const language = languageFor(account?.language, askedLanguage(request)).tag
			const shop = new URL(inLanguage(language, '/auth/login'), addressFor(config.storefrontUrl, request)).href
			if (!claims || account?.status !== 'active') return shop
			const key = limits.keyOf(account.email)
			if (((await guesses.lastSuccess(key)) ?? 0) < claims.mailed) await guesses.admit(request, response, key)
			if (await isCustomerAccount(database, account.id)) return shop
			return new URL('/admin/login', addressFor(config.publicUrl, request)).href
		},
	}
}
