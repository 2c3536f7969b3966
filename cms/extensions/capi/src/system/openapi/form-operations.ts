import {
	ApplicationRequestSchema,
	ContactRequestSchema,
	FormTimestampSchema,
	SubmissionReplySchema,
} from '@app/contract/forms'
import { NewsletterReplySchema, NewsletterRequestSchema, NewsletterTokenSchema } from '@app/contract/newsletter'
import * as v from 'valibot'
import type { Operation } from './operation.ts'

const BODY_FAILURES = [400, 413, 415, 429]
const newsletter = { method: 'post', reply: NewsletterReplySchema, isWhole: true } as const
const formOperation = { method: 'post', reply: SubmissionReplySchema, isWhole: true, status: 201 } as const

/** What people sign up for and write to the chain. */
export const FORM_OPERATIONS: readonly Operation[] = [
	{
		...newsletter,
		path: '/capi/newsletter/subscribe',
		summary: 'Ask for the newsletter: a mail asks back; the answer is the same for every address',
		body: NewsletterRequestSchema,
		failures: BODY_FAILURES,
	},
	{
		...newsletter,
		path: '/capi/newsletter/confirm',
		summary: 'Confirm an address with the link of that mail',
		body: NewsletterTokenSchema,
		failures: [400, 401, 403, 413, 415],
	},
	{
		...newsletter,
		path: '/capi/newsletter/unsubscribe',
		summary:
			'Erase an address; mail programs send the form List-Unsubscribe=One-Click with the token in the query (RFC 8058)',
		parameters: [{ name: 'token', in: 'query', required: false, description: 'Where the body is that form' }],
		body: NewsletterTokenSchema,
		failures: [400, 413, 415],
	},
	{
		method: 'get',
		path: '/capi/newsletter/unsubscribe',
		summary: 'To the page that asks; changes nothing',
		parameters: [{ name: 'token', in: 'query', required: true, description: 'Of the mailed link' }],
		reply: v.string(),
		isWhole: true,
		status: 303,
		contentType: 'text/html',
		failures: [400],
	},
	{
		method: 'get',
		path: '/capi/forms/stamp',
		summary: 'When a form was opened, sealed: sent with the two forms below',
		reply: FormTimestampSchema,
		failures: [],
	},
	{
		...formOperation,
		path: '/capi/contact',
		summary: 'Write to the chain',
		body: ContactRequestSchema,
		failures: BODY_FAILURES,
	},
	{
		...formOperation,
		path: '/capi/careers/{slug}/apply',
		summary: 'Apply for a job, with a PDF of at most 5 MB in a part of any name',
		parameters: [{ name: 'slug', in: 'path', required: true, description: 'Address of the job' }],
		body: ApplicationRequestSchema,
		bodyType: 'multipart/form-data',
		failures: [...BODY_FAILURES, 404],
	},
]
