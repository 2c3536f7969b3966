import { createHmac } from 'node:crypto'
import type { Request } from 'express'
import type { Config } from '../config.ts'
import { createLimit, isRefusedByLimit, type Limit } from '../http/rate-limit.ts'
import { createRisingDelay } from '../http/rising-delay.ts'
import { countedAddress } from '../http/storefront-server.ts'

const DAY_SECONDS = 86_400
/** Less than the shortest life of a mailed link, so that whoever asks again always has one that works. */
const MAX_MAIL_DELAY_SECONDS = DAY_SECONDS / 2

/**
 * What visitors may try, as limits that all nodes share where Redis is configured. Unlimited addresses pass all of
 * them.
 */
export interface AccountLimits {
	/** Each throws 429. */
	takeRegistration(request: Request): Promise<void>
	takeRequest(request: Request): Promise<void>
	/** A new avatar of a user. */
	takeAvatar(request: Request, user: string): Promise<void>
	/** A password that is checked for the second factor of a user who is signed in. */
	takeSecondFactor(request: Request, user: string): Promise<void>
	/**
	 * A message to this recipient, asked for from this address; whether or not there is an account. Nobody uses up what
	 * others may ask for.
	 */
	takeMail(request: Request, recipient: string): Promise<void>
	/**
	 * Counts a message that says the same as the last one on this topic. False where the last one is too young to repeat
	 * it: it is not sent, and its reader uses the one that is in the mailbox.
	 */
	isMailDue(request: Request, topic: string): Promise<boolean>
	/** The key of an account that somebody names, known or not; the store shall not hold addresses. */
	keyOf(email: string): string
}

export function createAccountLimits(config: Config): AccountLimits {
	const { account } = config
	const create = (name: string, points: number) => createLimit(name, points, account.windowSeconds)
	const registrations = create('registrations', account.registrationsPerAddress)
	const requests = create('account-requests', account.requestsPerAddress)
	const avatars = create('avatars', account.avatarsPerUser)
	const secondFactors = create('second-factors', account.wrongPasswordsPerAccount)
	const mails = create('mails', account.mailsPerRecipient)
	const repeats = createRisingDelay(
		'repeated-mails',
		{
			free: account.mailsPerRecipient,
			firstSeconds: account.windowSeconds,
			maxSeconds: MAX_MAIL_DELAY_SECONDS,
		},
		7 * DAY_SECONDS,
	)
	const keyOf = (email: string) =>
		createHmac('sha256', account.key).update(email.trim().toLowerCase()).digest('base64url')

	async function take(limit: Limit, request: Request, keyFor: (address: string) => string): Promise<void> {
		const address = countedAddress(request, config)
		if (address !== null) await limit.take(keyFor(address))
	}

	return {
		takeRegistration: (request) => take(registrations, request, (address) => address),
		takeRequest: (request) => take(requests, request, (address) => address),
		takeAvatar: (request, user) => take(avatars, request, () => user),
		takeSecondFactor: (request, user) => take(secondFactors, request, () => user),
		takeMail: (request, recipient) => take(mails, request, (address) => `${keyOf(recipient)} ${address}`),
		async isMailDue(request, topic) {
			if (countedAddress(request, config) === null) return true
			try {
				await repeats.take(keyOf(topic))
				return true
			} catch (error) {
				if (isRefusedByLimit(error)) return false
				throw error
			}
		},
		keyOf,
	}
}
