import { MAX_IDEMPOTENCY_KEY_LENGTH } from '@app/contract/constants'
import {
	CancelRequestSchema,
	OrderCodeCheckSchema,
	OrderCodeRequestSchema,
	type OrderList,
	OrderRequestSchema,
} from '@app/contract/orders'
import { LooseIdSchema } from '@app/contract/values'
import { mayChangeOrder } from '@app/domain/orders/order-access'
import type { Request, Router } from 'express'
import * as v from 'valibot'
import { CapiError, invalidPayload, unauthenticated } from '../../http/errors.ts'
import { limitPerMinute } from '../../http/rate-limit.ts'
import { type Caller, route } from '../../http/route.ts'
import { countedAddress } from '../../http/storefront-server.ts'
import { parseBody, parsePart, parseQuery } from '../../http/validate.ts'
import { readLatestAttempt } from '../../payments/latest-attempt.ts'
import { findOrderById, listOrdersOfUser } from '../../repositories/orders.ts'
import { findDecisivePayment } from '../../repositories/payments.ts'
import type { Runtime } from '../../runtime.ts'
import type { CodeGuard } from '../coupons/code-guard.ts'
import { cancelOrder } from './cancel-order.ts'
import { createOrder } from './create-order.ts'
import { expireIfOverdue } from './expire-orders.ts'
import { createFollowOrder } from './follow-order.ts'
import { checkOrderCode, mailOrderCode } from './order-code.ts'
import { createOrderCodeLimits } from './order-code-limits.ts'
import { presentOrderStatus } from './present-order.ts'
import { readOrderBySlug, trackOrder, trackOrders } from './read-order.ts'

const PageQuerySchema = v.object({
	page: v.optional(pageNumber(10_000), '1'),
	limit: v.optional(pageNumber(50), '20'),
})

const StatusQuerySchema = v.object({ orderId: LooseIdSchema, slug: v.optional(v.pipe(v.string(), v.maxLength(64))) })

export function registerOrderRoutes(router: Router, runtime: Runtime, codes: CodeGuard): void {
	const { config, devices } = runtime
	const limit = limitPerMinute('orders', config.ordersPerMinute, config)
	const limitCodes = limitPerMinute('order-codes', config.ordersPerMinute, config)
	const codeLimits = createOrderCodeLimits(runtime)

	/**
	 * POST /capi/shop/orders, header Idempotency-Key: section 3's order draft → 201 `order`. 400 names the field; 409
	 * CART_CHANGED carries a new quote; 422 IDEMPOTENCY_KEY_REUSED; 429 TOO_MANY_OPEN_ORDERS.
	 */
	router.post(
		'/shop/orders',
		limit,
		route(async (request, { user, address, language }) => {
			const idempotencyKey = idempotencyKeyOf(request)
			const body = parseBody(request, OrderRequestSchema)
			const counted = countedAddress(request, config)
			const order = await codes.guard(request, {
				user,
				code: body.coupon_code,
				judge: () => createOrder(runtime, { request: body, idempotencyKey, user, language, address: counted }),
				isWrong: () => false,
			})
			devices.note({ about: 'order', subject: String(order.id), user, address })
			return { status: 201, data: { order } }
		}),
	)

	/** GET /capi/shop/orders?page=&limit=, bearer token: the customer's own orders, newest first. 401 without a token. */
	router.get(
		'/shop/orders',
		route(async (request, { user }) => {
			if (user === null) throw unauthenticated()
			const { page, limit: size } = parseQuery(request, PageQuerySchema)
			const { orders, total } = await listOrdersOfUser(runtime.database, user, page, size)
			const data: OrderList = { orders: await trackOrders(runtime, orders), page, limit: size, total }
			return { data }
		}),
	)

	/** GET /capi/shop/orders/{slug} → `order`, the tracking page. 404 unknown slug. */
	router.get(
		'/shop/orders/:slug',
		route(async (request) => {
			const order = await readOrderBySlug(runtime, request.params.slug ?? '')
			return { data: { order: await trackOrder(runtime, order) } }
		}),
	)

	router.get('/shop/orders/:slug/events', createFollowOrder(runtime))

	/**
	 * POST /capi/shop/orders/{slug}/cancel → `order`. 404 unknown slug; 403 for an account's order without its bearer
	 * token and for a `change_token` of another order; 409 TOO_LATE_TO_CANCEL once the kitchen has accepted.
	 */
	router.post(
		'/shop/orders/:slug/cancel',
		limit,
		route(async (request, { user }) => {
			// The body may be missing: its token is a proof that only our pages send.
			const { change_token: token } = parsePart(request.body ?? {}, CancelRequestSchema)
			const order = await cancelOrder(runtime, request.params.slug ?? '', { user, token })
			return { data: { order: await trackOrder(runtime, order) } }
		}),
	)

	/**
	 * POST /capi/shop/orders/{slug}/code {order_id, device_id?} → `mailed`: mails the one-time code to the address of a
	 * guest's order that can still be changed; false for every other order, in about the same time. 400, 413, 415; 429
	 * with Retry-After where no code was mailed because several were asked for.
	 */
	router.post(
		'/shop/orders/:slug/code',
		limitCodes,
		route(async (request) => {
			const { order_id: id, device_id: device } = parseBody(request, OrderCodeRequestSchema)
			const slug = request.params.slug ?? ''
			return { data: { mailed: await mailOrderCode(runtime, codeLimits, { request, device, id, slug }) } }
		}),
	)

	/**
	 * POST /capi/shop/orders/{slug}/code/check {order_id, code, device_id?} → `change_token`. 422 CODE_INVALID for a
	 * wrong, used or expired code and for every order that has none; 400, 413, 415; 429 for a visitor who guesses.
	 */
	router.post(
		'/shop/orders/:slug/code/check',
		limitCodes,
		route(async (request) => {
			const { order_id: id, code, device_id: device } = parseBody(request, OrderCodeCheckSchema)
			const asked = { request, device, id, slug: request.params.slug ?? '', code }
			return { data: { change_token: await checkOrderCode(runtime, codeLimits, asked) } }
		}),
	)

	/**
	 * GET /capi/shop/status?orderId=, with the owner's token or `slug=` → `directusOrder`. 401 without either or with
	 * the wrong ones, and for an id that no order has.
	 */
	router.get(
		'/shop/status',
		route((request, caller) => readStatus(runtime, request, caller)),
	)
}

async function readStatus(runtime: Runtime, request: Request, { user }: Caller) {
	const { orderId, slug } = parseQuery(request, StatusQuerySchema)
	const hasProof = user !== null || slug !== undefined
	const found = hasProof ? await findOrderById(runtime.database, orderId) : null
	const isOwner = found !== null && ((user !== null && found.user === user) || found.slug === slug)
	// The same for an order of somebody else's as for none: ids are numbers, and which of them exist is nobody's business.
	if (!isOwner) throw unauthenticated()
	const overdue = await expireIfOverdue(runtime, found)
	const attempt = await readLatestAttempt(runtime, overdue.id)
	// What the provider just said may have changed it.
	const order = runtime.gateway.remote ? ((await findOrderById(runtime.database, orderId)) ?? overdue) : overdue
	const payment = (await findDecisivePayment(runtime.database, order)) ?? attempt.payment
	const status = presentOrderStatus(order, { ...attempt, payment })
	// An attempt is paid or declined by its reference: whoever only knows the tracking link of an account's order does
	// not get it.
	if (!mayChangeOrder({ owner: order.user, caller: user })) status.directusOrder.payment_ref = null
	return { message: `The order is ${order.orderStatus.replace('_', ' ')}.`, data: status }
}

function idempotencyKeyOf(request: Request): string {
	const key = request.get('idempotency-key')
	if (!key) throw new CapiError(400, 'IDEMPOTENCY_KEY_REQUIRED', 'The header Idempotency-Key is required.')
	if (key.length > MAX_IDEMPOTENCY_KEY_LENGTH || !/^[\x21-\x7e]+$/.test(key)) {
		throw invalidPayload('Idempotency-Key', `must be at most ${MAX_IDEMPOTENCY_KEY_LENGTH} visible ASCII characters`)
	}
	return key
}

function pageNumber(max: number) {
	return v.pipe(
		v.string(),
		v.regex(/^\d{1,6}$/, 'must be a whole number'),
		v.transform(Number),
		v.minValue(1, 'must be at least 1'),
		v.maxValue(max, `must be at most ${max}`),
	)
}
