import { BranchesSchema, MenuSchema, SlotsSchema } from '@app/contract/menu'
import {
	CreatedOrderSchema,
	OrderListSchema,
	OrderRequestSchema,
	OrderStatusReplySchema,
	QuoteRequestSchema,
	QuoteSchema,
	TrackedOrderSchema,
} from '@app/contract/orders'
import {
	PaymentConfirmationSchema,
	PaymentSessionRequestSchema,
	PaymentSessionSchema,
	SandboxConfirmRequestSchema,
} from '@app/contract/payments'
import { SystemStatusSchema, SystemStatusWordSchema, SystemTechSchema } from '@app/contract/system'
import { MoneySchema } from '@app/contract/values'
import * as v from 'valibot'

export interface Operation {
	method: 'get' | 'post'
	path: string
	summary: string
	parameters?: readonly { name: string; in: 'path' | 'query' | 'header'; required: boolean; description: string }[]
	body?: v.GenericSchema
	/** JSON, unless this says otherwise. */
	bodyType?: string
	/** Schema of `data`, unless `isWhole` says that it is the whole body. */
	reply: v.GenericSchema
	isWhole?: boolean
	status?: number
	contentType?: string
	failures: number[]
	needsToken?: boolean
}

const slug = { name: 'slug', in: 'path', required: true, description: 'The order’s unguessable address' } as const
const orderReply = v.object({ order: TrackedOrderSchema })
const done = v.object({ success: v.literal(true) })
const coupon = v.object({
	code: v.string(),
	kind: v.picklist(['percent', 'fixed']),
	value: v.number(),
	minimum: MoneySchema,
	currency: v.string(),
	ends_at: v.nullable(v.string()),
	company_id: v.nullable(v.number()),
	description: v.string(),
})

const paymentRef = { name: 'payment_ref', in: 'path', required: true, description: 'Reference of the attempt' } as const
const page = { parameters: [paymentRef], reply: v.string(), isWhole: true, contentType: 'text/html' } as const
const form = { ...page, method: 'post', bodyType: 'application/x-www-form-urlencoded' } as const

/** What a real provider's own host would serve. */
const SANDBOX_PAGES: readonly Operation[] = [
	{
		...page,
		method: 'get',
		path: '/capi/payments/sandbox/pay/{payment_ref}',
		summary: 'The sandbox’s own card page; an attempt that is over leads back with 303',
		failures: [404],
	},
	{
		...form,
		path: '/capi/payments/sandbox/pay/{payment_ref}',
		summary: 'Pay on that page; leads on with 303',
		body: v.object({
			number: v.string(),
			expiry: v.string(),
			cvc: v.string(),
			name: v.optional(v.string()),
			decision: v.optional(v.literal('back')),
		}),
		failures: [404, 413, 415, 422, 429],
	},
	{
		...page,
		method: 'get',
		path: '/capi/payments/sandbox/challenge/{payment_ref}',
		summary: 'The confirmation step (3-D Secure); a step that is over leads back with 303',
		failures: [404],
	},
	{
		...form,
		path: '/capi/payments/sandbox/challenge/{payment_ref}',
		summary: 'Decide that step; leads back with 303',
		body: v.object({ decision: v.picklist(['approve', 'refuse', 'leave']) }),
		failures: [400, 404, 413, 415, 429],
	},
]

/** Every route of /capi, in the order of the contract. A test holds this against the routes that answer. */
export const OPERATIONS: readonly Operation[] = [
	{
		method: 'get',
		path: '/capi/shop/menu-test',
		summary: 'The menu: branches and products',
		reply: MenuSchema,
		failures: [503],
	},
	{
		method: 'get',
		path: '/capi/shop/branches',
		summary: 'Branches as they are now',
		reply: BranchesSchema,
		failures: [503],
	},
	{
		method: 'get',
		path: '/capi/shop/status',
		summary: 'Where an order stands, for its owner or who has its slug',
		parameters: [
			{ name: 'orderId', in: 'query', required: true, description: 'Id of the order' },
			{
				name: 'slug',
				in: 'query',
				required: false,
				description: 'The order’s slug, where no token of its owner is sent',
			},
		],
		reply: OrderStatusReplySchema,
		failures: [400, 401, 404],
	},
	{
		method: 'get',
		path: '/capi/shop/slots',
		summary: 'Times to pick up an order at a branch on a day',
		parameters: [
			{ name: 'branchId', in: 'query', required: true, description: 'Id of the branch' },
			{ name: 'date', in: 'query', required: true, description: 'YYYY-MM-DD in the branch’s time zone' },
		],
		reply: SlotsSchema,
		failures: [400, 404],
	},
	{
		method: 'post',
		path: '/capi/shop/quote',
		summary: 'Price an order draft',
		body: QuoteRequestSchema,
		reply: QuoteSchema,
		failures: [400, 413, 415],
	},
	{
		method: 'post',
		path: '/capi/shop/orders',
		summary: 'Place an order',
		parameters: [
			{
				name: 'Idempotency-Key',
				in: 'header',
				required: true,
				description: 'The same key and body give the same order',
			},
		],
		body: OrderRequestSchema,
		reply: v.object({ order: CreatedOrderSchema }),
		status: 201,
		failures: [400, 409, 413, 415, 422, 429, 503],
	},
	{
		method: 'get',
		path: '/capi/shop/orders',
		summary: 'The signed-in customer’s own orders, newest first',
		parameters: [
			{ name: 'page', in: 'query', required: false, description: 'From 1' },
			{ name: 'limit', in: 'query', required: false, description: 'Up to 50' },
		],
		reply: OrderListSchema,
		failures: [400, 401],
		needsToken: true,
	},
	{
		method: 'get',
		path: '/capi/shop/orders/{slug}',
		summary: 'What the tracking page shows',
		parameters: [slug],
		reply: orderReply,
		failures: [404],
	},
	{
		method: 'get',
		path: '/capi/shop/orders/{slug}/events',
		summary: 'Server-sent events, each an order as on its tracking page',
		parameters: [slug],
		reply: TrackedOrderSchema,
		isWhole: true,
		contentType: 'text/event-stream',
		failures: [404, 429],
	},
	{
		method: 'post',
		path: '/capi/shop/orders/{slug}/cancel',
		summary: 'Cancel an order until the kitchen accepts it',
		parameters: [slug],
		reply: orderReply,
		failures: [404, 409, 429],
	},
	{
		method: 'get',
		path: '/capi/shop/coupons',
		summary: 'Coupons that the signed-in customer can use',
		reply: v.object({ coupons: v.array(coupon) }),
		failures: [401],
		needsToken: true,
	},
	{
		method: 'post',
		path: '/capi/shop/coupons/check',
		summary: 'What a coupon takes off an order draft',
		body: v.intersect([v.object({ code: v.string() }), QuoteRequestSchema]),
		reply: v.object({ code: v.string(), discount: MoneySchema, currency: v.string() }),
		failures: [400, 413, 415, 422, 429],
	},
	{
		method: 'post',
		path: '/capi/payments/sessions',
		summary: 'Open an attempt to pay an order',
		body: PaymentSessionRequestSchema,
		reply: PaymentSessionSchema,
		failures: [400, 404, 409, 413, 415, 429],
	},
	{
		method: 'post',
		path: '/capi/payments/sandbox/confirm',
		summary: 'Charge a card of the sandbox',
		body: SandboxConfirmRequestSchema,
		reply: PaymentConfirmationSchema,
		failures: [400, 404, 409, 413, 415, 422, 429],
	},
	{
		method: 'post',
		path: '/capi/payments/webhooks/{provider}',
		summary: 'A provider’s signed event',
		parameters: [{ name: 'provider', in: 'path', required: true, description: 'Name of the configured gateway' }],
		reply: done,
		isWhole: true,
		failures: [400, 404, 413],
	},
	...SANDBOX_PAGES,
	{
		method: 'get',
		path: '/capi/system/status',
		summary: 'Whether the shop is up, and what the request says about its sender',
		reply: SystemStatusSchema,
		isWhole: true,
		failures: [503],
	},
	{
		method: 'get',
		path: '/capi/system/word',
		summary: 'The status word alone, the same for everybody',
		reply: v.object({ success: v.literal(true), status: SystemStatusWordSchema }),
		isWhole: true,
		failures: [503],
	},
	{
		method: 'get',
		path: '/capi/system/tech',
		summary: 'Build, versions and checks',
		reply: SystemTechSchema,
		failures: [503],
	},
	{
		method: 'get',
		path: '/capi/openapi.json',
		summary: 'This document',
		reply: v.looseObject({ openapi: v.literal('3.1.0') }),
		isWhole: true,
		failures: [],
	},
]
