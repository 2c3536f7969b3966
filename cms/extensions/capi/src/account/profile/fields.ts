import { MAX_EMAIL_LENGTH, MAX_USER_NAME_LENGTH } from '@app/contract/constants'
import * as v from 'valibot'

/** A first or last name: anything that people are called, in one line. */
export const NameSchema = v.pipe(
	v.string(),
	v.trim(),
	v.maxLength(MAX_USER_NAME_LENGTH, `must be at most ${MAX_USER_NAME_LENGTH} characters`),
	v.regex(/^[^\p{Cc}]*$/u, 'must be one line'),
)

/** A language as browsers name it. */
export const LanguageSchema = v.pipe(
	v.string(),
	v.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, 'must be a language'),
)

/** An address as it is stored and looked up: lower case. */
export const EmailSchema = v.pipe(
	v.string(),
	v.trim(),
	v.toLowerCase(),
	v.email('must be an email address'),
	v.maxLength(MAX_EMAIL_LENGTH, 'must be an email address'),
)
