import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { spendOnPassword } from '../../host/passwords.ts'
import { countedAddress } from '../../http/storefront-server.ts'
import { findAccountByEmail } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import type { AccountLimits } from '../limits.ts'
import { type Attempt, attempts } from './attempt.ts'

/** What takes as long as a look at a password, of requests that name an address which nobody has: Directus looks at none then. */
const looks = new WeakMap<object, Promise<void>>()

/** Resolves when a sign-in has taken as long as it would have with an account. For every other request at once. */
export const afterLook = (request: Request): Promise<void> => looks.get(request) ?? Promise.resolve()

/**
 * In front of POST /auth/login: counts wrong passwords of an account, known or not, and of an address. Counted before the password is
 * looked at, so that a thousand tries at once are no more than ten; a right password gives its count back and frees the account.
 */
export function countAttempts({ config, logger, database }: Runtime, limits: AccountLimits): RequestHandler {
	const { ofAccount, ofAddress } = limits.wrongPasswords

	async function take(account: string, address: string | null): Promise<void> {
		if (address !== null) await ofAddress.take(address)
		await ofAccount.take(account)
	}

	async function settle(attempt: Attempt, account: string, address: string | null, status: number): Promise<void> {
		if (!attempt.isPasswordRight && status === 401) return
		if (address !== null) await ofAddress.giveBack(address)
		await (attempt.isPasswordRight ? ofAccount.forget(account) : ofAccount.giveBack(account))
	}

	return (request: Request, response: Response, next: NextFunction) => {
		const { email, password } = (request.body ?? {}) as Record<string, unknown>
		const attempt: Attempt = { isPasswordRight: false }
		// Directus's own check refuses such a request before it looks for anybody.
		if (typeof email !== 'string' || typeof password !== 'string') return attempts.run(attempt, next)
		const account = limits.keyOf(email)
		const address = countedAddress(request, config)
		const look = async () => {
			await take(account, address)
			response.once('finish', () => {
				settle(attempt, account, address, response.statusCode).catch((error: unknown) => logger.error(error))
			})
			if (await findAccountByEmail(database, email)) return
			looks.set(
				request,
				spendOnPassword(password).catch((error: unknown) => logger.error(error)),
			)
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
