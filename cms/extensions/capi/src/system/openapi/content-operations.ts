import { GoneReplySchema, PreviewReplySchema, PreviewRequestSchema } from '@app/contract/content'
import * as v from 'valibot'
import type { Operation } from './operation.ts'

const collection = { name: 'collection', in: 'path', required: true, description: 'pages, posts or jobs' } as const

/** What pages of content need beside Directus's own /items. */
export const CONTENT_OPERATIONS: readonly Operation[] = [
	{
		method: 'get',
		path: '/capi/content/preview/{collection}/{id}',
		summary: 'From the Studio to a draft in the storefront',
		parameters: [collection, { name: 'id', in: 'path', required: true, description: 'Id of the draft' }],
		reply: v.string(),
		isWhole: true,
		status: 303,
		contentType: 'text/plain',
		failures: [401, 403, 404],
		needsToken: true,
	},
	{
		method: 'post',
		path: '/capi/content/preview',
		summary: 'A draft as it is now, for the storefront',
		body: PreviewRequestSchema,
		reply: PreviewReplySchema,
		failures: [400, 401, 403, 404, 413, 415],
	},
	{
		method: 'get',
		path: '/capi/content/gone/{collection}/{slug}',
		summary: 'Whether something was published at this address before',
		parameters: [collection, { name: 'slug', in: 'path', required: true, description: 'Its address' }],
		reply: GoneReplySchema,
		failures: [404],
	},
]
