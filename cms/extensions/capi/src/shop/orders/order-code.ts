import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ORDER_CODE_LENGTH, ORDER_CODE_MINUTES, ORDER_CODE_TRIES } from '@app/contract/constants'
import { mayMailCode } from '@app/domain/orders/order-access'
import { delayUntil } from '../../account/constant-time-delay.ts'
import { CapiError } from '../../http/errors.ts'
import { languageFor } from '../../languages.ts'
import { sendMailSoon } from '../../mail/send-mail.ts'
import { readCodeSeed, renewCode, spendCode, takeTry } from '../../repositories/order-codes.ts'
import { findOrderBySlug, type Order } from '../../repositories/orders.ts'
import type { Runtime } from '../../runtime.ts'
import { changeTokenOf } from './change-token.ts'
import type { CodeAsker, OrderCodeLimits } from './order-code-limits.ts'
import { isSlug } from './reference.ts'

/** The two names of an order that its customer has. */
interface OrderName {
	id: number
	slug: string
}

type Asked = OrderName & Omit<CodeAsker, 'slug'>

const SEED_BYTES = 16

/** An answer takes at least as long, whether a code is mailed or not. */
const RESPONSE_FLOOR_MS = 300

/**
 * Mails the one-time code of a guest's order to its address. Returns false where no code can be mailed: the order is
 * unknown, has ended, belongs to an account or has no address. Throws 429 with the time to wait where this visitor
 * asked too often, or the order's last mail is too young to repeat it.
 */
export async function mailOrderCode(
	runtime: Runtime,
	limits: OrderCodeLimits,
	{ request, device, ...name }: Asked,
): Promise<boolean> {
	const { clock, config, database } = runtime
	const start = performance.now()
	const asker = { request, device, slug: name.slug }
	await limits.takeRequest(asker)
	const order = await findChangeableOrder(runtime, name)
	if (order !== null) await limits.takeMail(asker)
	const now = clock.now()
	const life = { now, expiresAt: now + ORDER_CODE_MINUTES * 60_000, mostTries: ORDER_CODE_TRIES }
	const newSeed = randomBytes(SEED_BYTES).toString('base64url')
	const seed = order && (await renewCode(database, order.id, { ...life, seed: newSeed }))
	if (seed) {
		const language = languageFor(order.language)
		const { reference } = order
		sendMailSoon(runtime, {
			to: order.email,
			language,
			subject: language.say('Your code for order {reference}', { reference }),
			template: 'order-code',
			data: { reference, code: codeOf(config.account.key, order.id, seed), minutes: ORDER_CODE_MINUTES },
		})
	}
	await delayUntil(start, RESPONSE_FLOOR_MS)
	return Boolean(seed)
}

/**
 * Uses up the code that was mailed for an order, and gives the token that proves it. Throws 422 CODE_INVALID in
 * every other case, and 429 with the time to wait for a visitor who guesses.
 */
export async function checkOrderCode(
	runtime: Runtime,
	limits: OrderCodeLimits,
	{ request, device, code, ...name }: Asked & { code: string },
): Promise<string> {
	const { clock, config, database } = runtime
	const asker = { request, device, slug: name.slug }
	await limits.takeTry(asker)
	const order = await findChangeableOrder(runtime, name)
	const seed = order && (await readCodeSeed(database, order.id))
	// Each try is counted before it is judged, so that many at once are no more than the few.
	const isCounted = seed && (await takeTry(database, order.id, { now: clock.now(), most: ORDER_CODE_TRIES }))
	const expected = isCounted ? codeOf(config.account.key, order.id, seed) : ''
	const isRight = expected.length === code.length && timingSafeEqual(Buffer.from(expected), Buffer.from(code))
	if (!seed || !isRight || !(await spendCode(database, order.id, seed))) {
		throw new CapiError(422, 'CODE_INVALID', 'This code is wrong or no longer works.')
	}
	await limits.forgive(asker)
	return changeTokenOf(config, order)
}

/** The order of both names, where a mailed code may change it. */
async function findChangeableOrder({ database }: Runtime, { id, slug }: OrderName): Promise<Order | null> {
	const order = isSlug(slug) ? await findOrderBySlug(database, slug) : null
	if (order?.id !== id) return null
	return mayMailCode({ owner: order.user, email: order.email, order_status: order.orderStatus }) ? order : null
}

/** The digits that belong to a seed: without the server's key, a stolen database tells no code. */
function codeOf(key: string, order: number, seed: string): string {
	const bytes = createHmac('sha256', key).update(`order-code ${order} ${seed}`).digest()
	return String(bytes.readUIntBE(0, 6) % 10 ** ORDER_CODE_LENGTH).padStart(ORDER_CODE_LENGTH, '0')
}
