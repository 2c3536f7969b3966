import {
	CardSetupSchema,
	PaymentCheckRequestSchema,
	PaymentCheckSchema,
	PaymentConfirmationSchema,
	PaymentSessionRequestSchema,
	PaymentSessionSchema,
	SandboxConfirmRequestSchema,
	SandboxSaveCardRequestSchema,
	SaveCardRequestSchema,
	SavedCardReplySchema,
	SavedCardsSchema,
} from '@app/contract/payments'
import * as v from 'valibot'
import type { Operation } from './operation.ts'

const done = v.object({ success: v.literal(true) })
const cardId = { name: 'id', in: 'path', required: true, description: 'Id of one of the customer’s own cards' } as const
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

const redirect = {
	parameters: [paymentRef],
	reply: v.string(),
	isWhole: true,
	status: 303,
	contentType: 'text/html',
} as const

const CARD_OPERATIONS: readonly Operation[] = [
	{
		method: 'get',
		path: '/capi/payments/cards',
		summary: 'The customer’s saved cards: brand, last four digits, expiry, default; never a number',
		reply: SavedCardsSchema,
		failures: [401],
		needsToken: true,
	},
	{
		method: 'post',
		path: '/capi/payments/cards/setup',
		summary: 'Begin to save a card without an order',
		reply: CardSetupSchema,
		failures: [401, 409, 429, 503],
		needsToken: true,
	},
	{
		method: 'post',
		path: '/capi/payments/cards',
		summary: 'Remember the card of a set-up that the gateway has completed',
		body: SaveCardRequestSchema,
		reply: SavedCardReplySchema,
		status: 201,
		failures: [400, 401, 409, 413, 415, 429, 503],
		needsToken: true,
	},
	{
		method: 'post',
		path: '/capi/payments/cards/{id}/default',
		summary: 'Offer this card first from now on',
		parameters: [cardId],
		reply: SavedCardReplySchema,
		failures: [401, 404, 429],
		needsToken: true,
	},
	{
		method: 'delete',
		path: '/capi/payments/cards/{id}',
		summary: 'Forget a card, here and at the gateway',
		parameters: [cardId],
		reply: done,
		isWhole: true,
		failures: [401, 404, 429],
		needsToken: true,
	},
	{
		method: 'post',
		path: '/capi/payments/sandbox/cards',
		summary: 'Save a card of the sandbox without an order',
		body: SandboxSaveCardRequestSchema,
		reply: SavedCardReplySchema,
		status: 201,
		failures: [400, 401, 409, 413, 415, 422, 429],
		needsToken: true,
	},
]

export const PAYMENT_OPERATIONS: readonly Operation[] = [
	{
		method: 'post',
		path: '/capi/payments/sessions',
		summary: 'Open an attempt to pay an order',
		body: PaymentSessionRequestSchema,
		reply: PaymentSessionSchema,
		failures: [400, 404, 409, 413, 415, 429, 503],
	},
	{
		method: 'post',
		path: '/capi/payments/check',
		summary: 'What became of an attempt, asked of the gateway itself',
		body: PaymentCheckRequestSchema,
		reply: PaymentCheckSchema,
		failures: [400, 404, 413, 415, 429],
	},
	{
		...redirect,
		method: 'get',
		path: '/capi/payments/hosted/{payment_ref}',
		summary: 'To the gateway’s own page, where the gateway has one elsewhere',
		failures: [404, 429, 503],
	},
	{
		...redirect,
		method: 'get',
		path: '/capi/payments/return/{payment_ref}',
		summary: 'Back from the gateway’s page to the storefront',
		failures: [404, 429],
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
	...CARD_OPERATIONS,
	...SANDBOX_PAGES,
]
