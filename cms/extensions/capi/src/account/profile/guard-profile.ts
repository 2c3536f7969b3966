import { MAX_PHONE_LENGTH } from '@app/contract/constants'
import * as v from 'valibot'
import type { PasswordJudge } from '../../host/password-judge.ts'
import { CapiError } from '../../http/errors.ts'
import { parsePart } from '../../http/validate.ts'
import { isAvatarOf } from '../../repositories/avatars.ts'
import type { Row } from '../../repositories/catalogue-rows.ts'
import type { Database } from '../../repositories/orders.ts'
import { type Account, listAccounts } from '../../repositories/users.ts'
import type { Runtime } from '../../runtime.ts'
import { parsePhone } from '../../shop/orders/phone.ts'
import { assertStrongPassword } from '../password/policy.ts'
import { assertReauthenticated } from '../sign-in/reauthentication.ts'
import { LanguageSchema, NameSchema } from './fields.ts'

/** Who edits, as Directus says; null where code does. */
export interface Editor {
	user?: string | null
	admin?: boolean
	app?: boolean
}

/** Customers are whoever the Studio does not let in. */
export const isCustomer = (editor: Editor | null): boolean =>
	editor !== null && Boolean(editor.user) && !editor.admin && !editor.app

const ProfileSchema = v.looseObject({
	first_name: v.optional(v.nullable(NameSchema)),
	last_name: v.optional(v.nullable(NameSchema)),
	language: v.optional(v.nullable(LanguageSchema)),
	phone: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(MAX_PHONE_LENGTH, 'must be a phone number')))),
	avatar: v.optional(v.nullable(v.pipe(v.string(), v.uuid('must be a file')))),
})

interface Tools {
	judge: PasswordJudge
}

/**
 * Directus's filter of an edit of users, whoever makes it. A password is strong; customers give names and numbers
 * that are some, show pictures that are their own, and have signed in a moment ago where they change the password.
 * What they may write at all is a matter of permissions.
 */
export async function guardUserEdit(
	runtime: Runtime,
	{ judge }: Tools,
	edit: { payload: Row; keys: readonly (string | number)[]; database: Database; editor: Editor | null },
): Promise<Row> {
	const { payload, keys, database, editor } = edit
	const accounts = await listAccounts(database, keys)
	const isForeign = ({ id, status }: Account) => id !== editor?.user || status !== 'active'
	if (isCustomer(editor) && accounts.some(isForeign)) throw forbidden()
	if (payload.password) await assertNewPassword(runtime, judge, payload.password, accounts)
	if (!isCustomer(editor)) return payload
	if (payload.password) for (const account of accounts) await assertReauthenticated(account, runtime, database)
	const profile = parsePart(payload, ProfileSchema)
	if (profile.avatar && !(await isAvatarOf(database, profile.avatar, String(editor?.user)))) throw forbidden()
	return profile.phone === undefined ? profile : { ...profile, phone: profile.phone ? parsePhone(profile.phone) : null }
}

/** Directus's filter of a new user: by registration, invitation, the Studio or another provider. */
export async function guardNewUser(runtime: Runtime, { judge }: Tools, payload: Row): Promise<void> {
	if (!payload.password) return
	const { email, first_name, last_name } = payload
	await assertNewPassword(runtime, judge, payload.password, [
		{ email: String(email ?? ''), firstName: String(first_name ?? ''), lastName: String(last_name ?? '') },
	])
}

async function assertNewPassword(
	runtime: Runtime,
	judge: PasswordJudge,
	password: unknown,
	people: readonly Pick<Account, 'email' | 'firstName' | 'lastName'>[],
): Promise<void> {
	// Not waited for: Directus may be in a transaction, and SQLite's one connection would wait for itself.
	const brandName = runtime.catalogue.peek()?.settings.brandName ?? ''
	const words = people.flatMap(({ email, firstName, lastName }) => [email, firstName, lastName])
	await assertStrongPassword(judge, String(password), [...words, brandName])
}

function forbidden(): CapiError {
	return new CapiError(403, 'FORBIDDEN', "You don't have permission to change this.")
}
