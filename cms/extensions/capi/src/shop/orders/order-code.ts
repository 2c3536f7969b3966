import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { ORDER_CODE_LENGTH, ORDER_CODE_MINUTES, ORDER_CODE_TRIES } from '@app/contract/constants'
import { mayMailCode } from '@app/domain/orders/order-access'
import type { Request } from 'express'
import { stallSince } from '../../account/stall.ts'
import { getAccountTools } from '../../account/tools.ts'
import { CapiError } from '../../http/errors.ts'
import { languageFor } from '../../languages.ts'
import { sendMailSoon } from '../../mail/send-mail.ts'
import { readCodeHash, spendCode, storeCode, takeTry } from '../../repositories/order-codes.ts'
import { findOrderBySlug, type Order } from '../../repositories/orders.ts'
import type { Runtime } from '../../runtime.ts'
import { changeTokenOf } from './change-token.ts'
import { isSlug } from './reference.ts'

/** The two names of an order that its customer has. */
interface OrderName {
	id: number
	slug: string
}

/** An answer takes at least as long, whether a code is mailed or not. */
const STALL_MS = 300

/**
 * Mails a new one-time code to the address of a guest's order, in place of its earlier one. Does nothing for an
 * order that is unknown, has ended, belongs to an account or has no address, and for an address that got many
 * codes lately: then the last one stays. Whoever asks learns none of that. Throws 429 after too many requests
 * about one order from one address.
 */
export async function mailOrderCode(runtime: Runtime, request: Request, name: OrderName): Promise<void> {
	const { clock, config, database } = runtime
	const { limits } = getAccountTools(runtime)
	const start = performance.now()
	await limits.takeMail(request, `order-code ${name.slug}`)
	const order = await findChangeableOrder(runtime, name)
	// Counts each address across all orders and askers: nobody fills a mailbox, and nobody gets endless tries.
	if (order !== null && (await limits.isMailDue(request, `order-code ${order.email.toLowerCase()}`))) {
		const code = String(randomInt(10 ** ORDER_CODE_LENGTH)).padStart(ORDER_CODE_LENGTH, '0')
		const expiresAt = clock.now() + ORDER_CODE_MINUTES * 60_000
		await storeCode(database, order.id, { hash: hashCode(config.account.key, order.id, code), expiresAt })
		const language = languageFor(order.language)
		const { reference } = order
		sendMailSoon(runtime, {
			to: order.email,
			language,
			subject: language.say('Your code for order {reference}', { reference }),
			template: 'order-code',
			data: { reference, code, minutes: ORDER_CODE_MINUTES },
		})
	}
	await stallSince(start, STALL_MS)
}

/**
 * Uses up the code that was mailed for an order, and gives the token that proves it. Throws 422 CODE_INVALID in
 * every other case.
 */
export async function checkOrderCode(
	runtime: Runtime,
	{ code, ...name }: OrderName & { code: string },
): Promise<string> {
	const { clock, config, database } = runtime
	const order = await findChangeableOrder(runtime, name)
	const stored = order && (await readCodeHash(database, order.id))
	// Each try is counted before it is judged, so that many at once are no more than the few.
	const isCounted = stored && (await takeTry(database, order.id, { now: clock.now(), most: ORDER_CODE_TRIES }))
	const given = order && Buffer.from(hashCode(config.account.key, order.id, code))
	const isRight = isCounted && given && timingSafeEqual(Buffer.from(stored), given)
	if (!isRight || !(await spendCode(database, order.id, stored))) {
		throw new CapiError(422, 'CODE_INVALID', 'This code is wrong or no longer works.')
	}
	return changeTokenOf(config, order)
}

/** The order of both names, where a mailed code may change it. */
async function findChangeableOrder({ database }: Runtime, { id, slug }: OrderName): Promise<Order | null> {
	const order = isSlug(slug) ? await findOrderBySlug(database, slug) : null
	if (order?.id !== id) return null
	return mayMailCode({ owner: order.user, email: order.email, order_status: order.orderStatus }) ? order : null
}

/** A keyed digest: without the server's key, a million guesses on a stolen database find nothing. */
function hashCode(key: string, order: number, code: string): string {
	return createHmac('sha256', key).update(`order-code ${order} ${code}`).digest('base64url')
}
