import * as v from 'valibot'
import { CapiError } from '../../http/errors.ts'
import type { Row } from '../../repositories/catalogue-rows.ts'
import { findAccountByEmail, removeUnverified } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import { EmailSchema, NameSchema } from '../profile/fields.ts'

/**
 * Directus's filter `auth.create`: somebody comes from Google for the first time, with an address that Google has
 * verified. An account that opens with a password stays its owner's: Google's word alone does not hand it over, so
 * the sign-in is refused with RECORD_NOT_UNIQUE. A registration that nobody has verified makes room.
 */
export async function linkGoogleAccount({ database }: Runtime, payload: Row): Promise<Row> {
	const email = v.safeParse(EmailSchema, payload.email)
	if (!email.success) throw new CapiError(401, 'INVALID_CREDENTIALS', 'The account has no email address.')
	const existing = await findAccountByEmail(database, email.output)
	if (existing && existing.status !== 'unverified') {
		throw new CapiError(400, 'RECORD_NOT_UNIQUE', 'An account with this email already exists.')
	}
	if (existing) await removeUnverified(database, existing.id)
	const nameOf = (value: unknown) => v.parse(v.fallback(v.nullable(NameSchema), null), value ?? null)
	return {
		...withoutProviderTokens(payload),
		email: email.output,
		first_name: nameOf(payload.first_name),
		last_name: nameOf(payload.last_name),
	}
}

/** We never act for somebody at Google, so its tokens are not kept. */
export function withoutProviderTokens(payload: Row): Row {
	return { ...payload, auth_data: undefined }
}
