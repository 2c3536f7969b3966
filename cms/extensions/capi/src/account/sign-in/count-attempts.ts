import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { spendOnPassword } from '../../host/passwords.ts'
import { findAccountByEmail } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import { type Attempt, attempts } from './attempt.ts'
import type { SignInLinks } from './mail-sign-in-link.ts'
import type { PasswordGuess, PasswordGuesses } from './password-guesses.ts'

/** What takes as long as a look at a password, of requests that name an address which nobody has: Directus looks at none then. */
const looks = new WeakMap<object, Promise<void>>()

/** Resolves when a sign-in has taken as long as it would have with an account. For every other request at once. */
export const afterLook = (request: Request): Promise<void> => looks.get(request) ?? Promise.resolve()

interface Tools {
	guesses: PasswordGuesses
	signInLinks: SignInLinks
}

/** In front of POST /auth/login: counts wrong passwords, of an account known or not (see password-guesses.ts). */
export function countAttempts({ logger, database }: Runtime, { guesses, signInLinks }: Tools): RequestHandler {
	const logFailure = (error: unknown) => logger.error(error, 'A sign-in could not be counted')

	async function settle(attempt: Attempt, guess: PasswordGuess, status: number): Promise<void> {
		if (attempt.isPasswordRight) await guess.succeed()
		else if (status !== 401) await guess.cancel()
	}

	return (request: Request, response: Response, next: NextFunction) => {
		const { email, password } = (request.body ?? {}) as Record<string, unknown>
		const attempt: Attempt = { isPasswordRight: false, rememberDevice: () => undefined }
		// Directus's own check refuses such a request before it looks for anybody.
		if (typeof email !== 'string' || typeof password !== 'string') return attempts.run(attempt, next)
		// Not waited for: the time of the refusal must not tell whether there is an account to mail to.
		const mailLink = () => void signInLinks.mailTo(email).catch(logFailure)
		const look = async () => {
			const guess = await guesses.begin(request, email, mailLink)
			attempt.rememberDevice = () => guess.rememberDevice(response)
			response.once('finish', () => void settle(attempt, guess, response.statusCode).catch(logFailure))
			if (await findAccountByEmail(database, email)) return
			looks.set(request, spendOnPassword(password).catch(logFailure))
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
