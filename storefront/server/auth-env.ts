import { type AuthConfig, TOKEN_EXPIRED_AT_COOKIE } from '@app/contract/account'
import { SESSION_LIFETIME_MS } from '@app/contract/constants'
import { RESERVED_COOKIES } from '@app/domain/auth/auth-cookies'
import * as v from 'valibot'

/** An empty variable counts as a missing one. */
const textOr = (fallback: string) =>
	v.pipe(
		v.optional(v.string(), ''),
		v.trim(),
		v.transform((value) => value || fallback),
	)

const yesOrNo = (fallback: boolean) =>
	v.pipe(
		textOr(String(fallback)),
		v.picklist(['true', 'false'], 'must be true or false'),
		v.transform((value) => value === 'true'),
	)

const cookieName = (fallback: string) =>
	v.pipe(
		textOr(fallback),
		v.regex(/^[\w-]{1,64}$/, 'must be a cookie name of letters, digits, - and _'),
		v.check(
			(name) => ![...RESERVED_COOKIES, TOKEN_EXPIRED_AT_COOKIE].includes(name),
			'is a name that Directus or the third cookie uses',
		),
	)

/** Section 9: "auth cookie names, max age, same-site and secure flags, auto-refresh: from runtime config". */
export const AuthEnvSchema = v.object({
	STOREFRONT_AUTH_MODE: v.pipe(
		textOr('json'),
		v.picklist(['json', 'session', 'token'], 'must be json, session or token'),
	),
	STOREFRONT_AUTH_AUTO_REFRESH: yesOrNo(true),
	STOREFRONT_AUTH_ACCESS_COOKIE: cookieName('auth_access_token'),
	STOREFRONT_AUTH_REFRESH_COOKIE: cookieName('auth_refresh_token'),
	STOREFRONT_AUTH_COOKIE_MAX_AGE: v.pipe(
		textOr(String(SESSION_LIFETIME_MS / 1_000)),
		v.transform(Number),
		v.integer('must be a number of seconds'),
		v.minValue(1, 'must be a number of seconds'),
	),
	STOREFRONT_AUTH_COOKIE_SAME_SITE: v.pipe(
		textOr('strict'),
		v.picklist(['strict', 'lax', 'none'], 'must be strict, lax or none'),
	),
	/** Unset: as the storefront's own address says. */
	STOREFRONT_AUTH_COOKIE_SECURE: v.pipe(textOr('auto'), v.picklist(['auto', 'true', 'false'], 'must be true or false')),
	STOREFRONT_PUBLIC_TOKEN: textOr(''),
})

/** How this installation signs in. It becomes part of every page: nothing in it is a secret. */
export function mapAuthEnv(env: v.InferOutput<typeof AuthEnvSchema>, publicUrl: string): AuthConfig {
	const secure = env.STOREFRONT_AUTH_COOKIE_SECURE
	return {
		mode: env.STOREFRONT_AUTH_MODE,
		autoRefresh: env.STOREFRONT_AUTH_AUTO_REFRESH,
		cookies: {
			access: env.STOREFRONT_AUTH_ACCESS_COOKIE,
			refresh: env.STOREFRONT_AUTH_REFRESH_COOKIE,
			maxAgeMs: env.STOREFRONT_AUTH_COOKIE_MAX_AGE * 1_000,
			sameSite: env.STOREFRONT_AUTH_COOKIE_SAME_SITE,
			// A browser drops a secure cookie of a page without TLS; SameSite=None needs one.
			secure: secure === 'auto' ? publicUrl.startsWith('https:') : secure === 'true',
		},
		publicToken: env.STOREFRONT_PUBLIC_TOKEN || null,
	}
}
