import * as v from 'valibot'
import { EmailSchema } from '../profile/fields.ts'

/** POST /capi/account/email. */
export const EmailChangeSchema = v.object({ email: EmailSchema, password: v.pipe(v.string(), v.maxLength(1_000)) })

/** POST /capi/account/email/confirm. */
export const EmailConfirmationSchema = v.object({ token: v.string() })
