import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import type { DirectusMail } from '../mail/complete-mail.ts'
import { findAccountByEmail } from '../repositories/users.ts'
import type { Runtime } from '../runtime.ts'
import type { AccountLimits } from './limits.ts'

const askers = new AsyncLocalStorage<Request>()

/** Notes which request the running code answers: Directus's event `email.send` does not have it. */
export const noteAsker: RequestHandler = (request, _response, next) => askers.run(request, next)

/** Messages about an account that anybody can cause, who knows an address. */
const CAUSED_BY_ANYBODY: ReadonlySet<string> = new Set([
	'user-registration',
	'password-reset',
	'account-exists',
	'google-account',
])
/** Messages that somebody who is signed in can send to any address. */
const CAUSED_BY_USERS: ReadonlySet<string> = new Set(['email-change'])

/**
 * Directus's filter `email.send`: whether a message about an account goes out. Repeats to one recipient become rarer
 * and rarer, so that nobody fills a mailbox; the answer to whoever asked is the same. A link that a new password has
 * ended is replaced at once, because the password is a part of the topic.
 */
export async function isMailSent(
	{ database }: Pick<Runtime, 'database'>,
	limits: AccountLimits,
	{ to, template }: DirectusMail,
): Promise<boolean> {
	const request = askers.getStore()
	const name = template?.name ?? ''
	if (!request || !(CAUSED_BY_ANYBODY.has(name) || CAUSED_BY_USERS.has(name))) return true
	const recipient = String(to).toLowerCase()
	const topic = CAUSED_BY_USERS.has(name) ? askerOf(request) : await stateOf(database, recipient)
	return limits.isMailDue(request, `${name} ${recipient} ${topic}`)
}

function askerOf(request: Request): string {
	return (request as { accountability?: { user?: string | null } }).accountability?.user ?? ''
}

async function stateOf(database: Runtime['database'], email: string): Promise<string> {
	const account = await findAccountByEmail(database, email)
	return createHash('sha256').update(`${account?.status} ${account?.passwordHash}`).digest('base64url')
}
