import { ChatIdentitySchema } from '@app/contract/chat'
import { CouponCheckSchema, CouponListSchema } from '@app/contract/coupons'
import { DeviceReportSchema } from '@app/contract/device-metadata'
import { DrivingReplySchema } from '@app/contract/driving'
import { IconSetSchema } from '@app/contract/icons'
import { BranchesSchema, MenuSchema, SlotsSchema } from '@app/contract/menu'
import {
	CancelRequestSchema,
	ChangeProofSchema,
	CreatedOrderSchema,
	OrderCodeCheckSchema,
	OrderCodeReplySchema,
	OrderCodeRequestSchema,
	OrderListSchema,
	OrderRequestSchema,
	OrderStatusReplySchema,
	QuoteRequestSchema,
	QuoteSchema,
	TrackedOrderSchema,
} from '@app/contract/orders'
import { SystemStatusSchema, SystemStatusWordSchema, SystemTechSchema } from '@app/contract/system'
import * as v from 'valibot'
import { ACCOUNT_OPERATIONS } from './account-operations.ts'
import { CONTENT_OPERATIONS } from './content-operations.ts'
import { FORM_OPERATIONS } from './form-operations.ts'
import type { Operation } from './operation.ts'
import { PAYMENT_OPERATIONS } from './payment-operations.ts'
import { PUSH_OPERATIONS } from './push-operations.ts'

const slug = { name: 'slug', in: 'path', required: true, description: 'The order’s unguessable address' } as const
const orderReply = v.object({ order: TrackedOrderSchema })

/** Every route of /capi, in the order of the contract. A test holds this against the routes that answer. */
export const OPERATIONS: readonly Operation[] = [
	{
		method: 'get',
		path: '/capi/shop/menu-test',
		summary: 'The menu: branches and products',
		parameters: [
			{
				name: 'language',
				in: 'query',
				required: false,
				description: 'Language of names and descriptions, such as de; English where they have none in it',
			},
		],
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
		failures: [400, 401],
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
		body: CancelRequestSchema,
		reply: orderReply,
		failures: [400, 403, 404, 409, 413, 429],
	},
	{
		method: 'post',
		path: '/capi/shop/orders/{slug}/code',
		summary: 'Mail a one-time code to the address of a guest’s order that can still be changed',
		parameters: [slug],
		body: OrderCodeRequestSchema,
		reply: OrderCodeReplySchema,
		failures: [400, 413, 415, 429],
	},
	{
		method: 'post',
		path: '/capi/shop/orders/{slug}/code/check',
		summary: 'Exchange the mailed code for a proof that this browser may change the order',
		parameters: [slug],
		body: OrderCodeCheckSchema,
		reply: ChangeProofSchema,
		failures: [400, 413, 415, 422, 429],
	},
	{
		method: 'get',
		path: '/capi/shop/coupons',
		summary: 'Coupons of the signed-in customer: usable, used and expired',
		reply: CouponListSchema,
		failures: [401],
		needsToken: true,
	},
	{
		method: 'post',
		path: '/capi/shop/coupons/check',
		summary: 'What a coupon takes off an order draft of a signed-in customer',
		body: v.intersect([v.object({ code: v.string() }), QuoteRequestSchema]),
		reply: CouponCheckSchema,
		failures: [400, 413, 415, 422, 429],
	},
	...PAYMENT_OPERATIONS,
	...ACCOUNT_OPERATIONS,
	{
		method: 'get',
		path: '/capi/chat/identity',
		summary: 'Who chats, signed for the chat’s own server',
		reply: ChatIdentitySchema,
		failures: [401, 404],
		needsToken: true,
	},
	...PUSH_OPERATIONS,
	...CONTENT_OPERATIONS,
	...FORM_OPERATIONS,
	{
		method: 'get',
		path: '/capi/route/v1/driving/{from};{to}',
		summary: 'A drive by car, in OSRM’s own shape; an estimate says so',
		parameters: [
			{ name: 'from', in: 'path', required: true, description: 'longitude,latitude' },
			{ name: 'to', in: 'path', required: true, description: 'longitude,latitude' },
		],
		reply: DrivingReplySchema,
		isWhole: true,
		failures: [400, 429],
	},
	{
		method: 'get',
		path: '/capi/icons/{prefix}.json',
		summary: 'Icons of a set, in Iconify’s own shape',
		parameters: [
			{ name: 'prefix', in: 'path', required: true, description: 'The set, as in tabler' },
			{ name: 'icons', in: 'query', required: true, description: 'Names, separated by commas' },
		],
		reply: IconSetSchema,
		isWhole: true,
		failures: [400, 404, 503],
	},
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
		summary: 'Build and checks; versions and uptime for staff',
		reply: SystemTechSchema,
		failures: [503],
	},
	{
		method: 'post',
		path: '/capi/system/device',
		summary: 'What the browser tells of itself after an order or a sign-in, kept shortened against misuse',
		body: DeviceReportSchema,
		reply: v.object({ success: v.literal(true) }),
		isWhole: true,
		status: 202,
		failures: [400, 401, 413, 415, 429, 503],
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
