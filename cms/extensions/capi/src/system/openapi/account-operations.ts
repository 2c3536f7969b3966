import * as v from 'valibot'
import { EmailChangeSchema, EmailConfirmationSchema } from '../../account/email/schemas.ts'
import type { Operation } from './operation.ts'

/** What accounts need beside Directus's own routes. */
export const ACCOUNT_OPERATIONS: readonly Operation[] = [
	{
		method: 'post',
		path: '/capi/account/email',
		summary: 'Ask for another email address; the answer is the same for every address',
		body: EmailChangeSchema,
		reply: v.object({ success: v.literal(true), message: v.string() }),
		isWhole: true,
		failures: [400, 401, 403, 413, 415, 429],
		needsToken: true,
	},
	{
		method: 'post',
		path: '/capi/account/email/confirm',
		summary: 'Put a new address in place with the link that was mailed to it',
		body: EmailConfirmationSchema,
		reply: v.object({ email: v.string() }),
		failures: [400, 401, 403, 409, 413, 415, 429],
	},
]
