import * as v from 'valibot'

/** Identity: Directus's own users, tokens and sign-in (section 3, User; section 7, Identity and account). */

const nullableText = v.optional(v.nullable(v.string()), null)

/** What a customer may read about oneself. Fields that the server keeps to itself are null, never an error. */
export const UserSchema = v.object({
	id: v.pipe(v.string(), v.minLength(1)),
	email: nullableText,
	first_name: nullableText,
	last_name: nullableText,
	/** Id of the role. */
	role: nullableText,
	status: nullableText,
	/** A file id. */
	avatar: nullableText,
	language: nullableText,
	phone: nullableText,
	/** `default` signs in with a password, `google` with Google; null where the server does not say. */
	provider: nullableText,
})
export type User = v.InferOutput<typeof UserSchema>

/** POST /auth/login and /auth/refresh `data` with mode json: `expires` is the access token's life in ms. */
export const TokenReplySchema = v.object({
	access_token: v.pipe(v.string(), v.minLength(1)),
	refresh_token: nullableText,
	expires: v.optional(v.nullable(v.pipe(v.number(), v.finite())), null),
})
export type TokenReply = v.InferOutput<typeof TokenReplySchema>

/** Epoch milliseconds at which the 24 h of the sign-in end, whatever the access token's own life is. */
const SessionEndSchema = v.pipe(v.number(), v.finite())

/**
 * Stored auth data, token mode (section 3). A token that was set by hand has no refresh token and perhaps no known
 * life.
 */
export const TokenAuthRecordSchema = v.object({
	access_token: v.pipe(v.string(), v.minLength(1)),
	refresh_token: nullableText,
	/** Life of the access token in ms, as the reply had it. */
	expires: v.optional(v.nullable(v.pipe(v.number(), v.finite())), null),
	expires_at: SessionEndSchema,
})
export type TokenAuthRecord = v.InferOutput<typeof TokenAuthRecordSchema>

/** Stored auth data, cookie mode (section 3): the tokens themselves are out of the page's reach. */
export const CookieAuthRecordSchema = v.object({
	cookie_auth: v.literal(true),
	expires_at: SessionEndSchema,
})
export type CookieAuthRecord = v.InferOutput<typeof CookieAuthRecordSchema>

/** Local storage key directus_auth. */
export const AuthRecordSchema = v.union([TokenAuthRecordSchema, CookieAuthRecordSchema])
export type AuthRecord = v.InferOutput<typeof AuthRecordSchema>

/**
 * What the tabs of one browser tell each other (section 3, Auth-sync broadcast message). `data` of a login is its
 * user.
 */
export const AuthSyncMessageSchema = v.object({
	type: v.picklist(['login', 'logout', 'token-expired']),
	data: v.optional(v.nullable(UserSchema), null),
	/** Epoch milliseconds. */
	timestamp: v.pipe(v.number(), v.finite()),
	/** The tab that says so. */
	source: v.string(),
})
export type AuthSyncMessage = v.InferOutput<typeof AuthSyncMessageSchema>

/**
 * How this installation signs in: section 9's runtime configuration. It is the same for everybody and part of every
 * page.
 */
export const AuthConfigSchema = v.object({
	/**
	 * json: access and refresh token in this browser (the specification's own calls). session: Directus's httpOnly
	 * cookie. token: the access token alone, as if it had been set by hand; nothing is refreshed.
	 */
	mode: v.picklist(['json', 'session', 'token']),
	autoRefresh: v.boolean(),
	cookies: v.object({
		access: v.string(),
		refresh: v.string(),
		maxAgeMs: v.number(),
		sameSite: v.picklist(['strict', 'lax', 'none']),
		secure: v.boolean(),
	}),
	/** Carried by the storefront's reads of content and by no other call; public by nature. */
	publicToken: v.nullable(v.string()),
})
export type AuthConfig = v.InferOutput<typeof AuthConfigSchema>

/** The cookie that tells when the access token expires (section 3); epoch milliseconds. */
export const TOKEN_EXPIRED_AT_COOKIE = 'directus_token_expired_at'

/** POST /users/register. */
export interface RegistrationPayload {
	first_name: string
	last_name: string
	email: string
	password: string
	/** The page that the mail's link leads to: /auth/verify. */
	verification_url: string
}

/** Fields of the own profile that are saved one at a time (PATCH /users/me). */
export type ProfileField = 'first_name' | 'last_name' | 'phone' | 'language' | 'avatar'
