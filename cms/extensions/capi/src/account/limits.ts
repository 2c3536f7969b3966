import { createHmac } from 'node:crypto'
import type { Request } from 'express'
import type { Config } from '../config.ts'
import { createLimit, type Limit } from '../http/rate-limit.ts'
import { countedAddress } from '../http/storefront-server.ts'

/** What visitors may try, as limits that all nodes share where Redis is configured. Limits of an address spare loopback, others nobody. */
export interface AccountLimits {
	wrongPasswords: { ofAccount: Limit; ofAddress: Limit }
	avatars: Limit
	/** Each throws 429. */
	takeRegistration(request: Request): Promise<void>
	takeRequest(request: Request): Promise<void>
	/** A message to this address, whether or not there is an account to send it to. */
	takeMail(recipient: string): Promise<void>
	/** The key of an account that somebody names, known or not; the store shall not hold addresses. */
	keyOf(email: string): string
}

export function createAccountLimits(config: Config): AccountLimits {
	const { account } = config
	const create = (name: string, points: number) => createLimit(name, points, account.windowSeconds)
	const registrations = create('registrations', account.registrationsPerAddress)
	const requests = create('account-requests', account.requestsPerAddress)
	const mails = create('mails', account.mailsPerRecipient)
	const keyOf = (email: string) =>
		createHmac('sha256', account.key).update(email.trim().toLowerCase()).digest('base64url')

	async function takeOfAddress(limit: Limit, request: Request): Promise<void> {
		const address = countedAddress(request, config)
		if (address !== null) await limit.take(address)
	}

	return {
		wrongPasswords: {
			ofAccount: create('wrong-passwords', account.wrongPasswordsPerAccount),
			ofAddress: create('wrong-passwords-address', account.wrongPasswordsPerAddress),
		},
		avatars: create('avatars', account.avatarsPerUser),
		takeRegistration: (request) => takeOfAddress(registrations, request),
		takeRequest: (request) => takeOfAddress(requests, request),
		takeMail: (recipient) => mails.take(keyOf(recipient)),
		keyOf,
	}
}
