import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { hashDummyPassword, isPasswordOf } from '../../directus/passwords.ts'
import { CapiError } from '../../http/errors.ts'
import { findAccountByEmail } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import { delayUntil } from '../constant-time-delay.ts'
import { PASSWORD_PROVIDER } from './judge-account.ts'
import type { SignInLinks } from './mail-sign-in-link.ts'
import type { PasswordGuess, PasswordGuesses } from './password-guesses.ts'
import { attempts, type SignInContext } from './sign-in-context.ts'

interface Tools {
	guesses: PasswordGuesses
	signInLinks: SignInLinks
}

/**
 * In front of POST /auth/login: counts passwords (see password-guesses.ts) and refuses wrong ones itself. Directus
 * hashes nothing for an address that nobody has; here each refusal costs one hash at the same place of the queue, so
 * that a busy server does not tell who has an account.
 */
export function countAttempts({ logger, database, config }: Runtime, { guesses, signInLinks }: Tools): RequestHandler {
	const logFailure = (error: unknown) => logger.error(error, 'A sign-in could not be counted')

	async function settle(attempt: SignInContext, guess: PasswordGuess, status: number): Promise<void> {
		if (attempt.isPasswordRight) await guess.succeed()
		else if (status !== 401) await guess.cancel()
	}

	async function assertPassword(email: string, password: string): Promise<void> {
		const start = performance.now()
		const account = await findAccountByEmail(database, email)
		const hash = account?.provider === PASSWORD_PROVIDER ? account.passwordHash : null
		if (hash !== null && (await isPasswordOf(hash, password))) return
		if (hash === null) await hashDummyPassword(password)
		await delayUntil(start, config.account.signInStallMs)
		throw new CapiError(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.')
	}

	return (request: Request, response: Response, next: NextFunction) => {
		const { email, password } = (request.body ?? {}) as Record<string, unknown>
		const attempt: SignInContext = { isPasswordRight: false, rememberDevice: () => undefined }
		// Directus's own check refuses such a request before it looks for anybody.
		const isRefused = typeof email !== 'string' || typeof password !== 'string' || !email.includes('@') || !password
		if (isRefused) return attempts.run(attempt, next)
		// Not waited for: the time of the refusal must not tell whether there is an account to mail to.
		const mailLink = () => void signInLinks.mailTo(email).catch(logFailure)
		const look = async () => {
			const guess = await guesses.begin(request, email, mailLink)
			attempt.rememberDevice = () => guess.rememberDevice(response)
			response.once('finish', () => void settle(attempt, guess, response.statusCode).catch(logFailure))
			await assertPassword(email, password)
		}
		look().then(
			() => attempts.run(attempt, next),
			(error: { retryAfterSeconds?: number }) => {
				if (error.retryAfterSeconds) response.setHeader('Retry-After', String(error.retryAfterSeconds))
				next(error)
			},
		)
	}
}
