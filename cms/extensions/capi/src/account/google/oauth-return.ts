import { type LanguageTag, splitLanguage } from '@app/language/tags'
import * as v from 'valibot'

/** The storefront's page that Google leads back to, in each language. */
export const CALLBACK_PATH = '/auth/google-callback'

/**
 * Directus's own, of a sign-in that has begun: a signed token, in which `redirect` is the page that it goes back to.
 */
const COOKIE = 'openid.google'
const ClaimsSchema = v.pipe(v.string(), v.parseJson(), v.object({ redirect: v.unknown() }))
const AddressSchema = v.pipe(v.string(), v.url())

/**
 * The language of the page on which somebody went to Google; null for the Studio's and for no page. Directus checks
 * the cookie's signature, and nothing that asks for the language runs where it does not hold.
 */
export function isOAuthReturn(cookies: Readonly<Record<string, unknown>>): LanguageTag | null {
	const [, claims = ''] = String(cookies[COOKIE] ?? '').split('.')
	const parsed = v.safeParse(ClaimsSchema, Buffer.from(claims, 'base64url').toString())
	return parsed.success ? languageOfCallback(parsed.output.redirect) : null
}

/** The language of an address that a sign-in is to go back to; null where that is no page of customers. */
export function languageOfCallback(redirect: unknown): LanguageTag | null {
	const address = v.safeParse(AddressSchema, redirect)
	if (!address.success) return null
	const { tag, path } = splitLanguage(new URL(address.output).pathname)
	return path === CALLBACK_PATH ? tag : null
}
