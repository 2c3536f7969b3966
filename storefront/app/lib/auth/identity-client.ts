import { type RegistrationPayload, TokenReplySchema, type User, UserSchema } from '@app/contract/account'
import {
	acceptUserInvite,
	customEndpoint,
	login,
	logout,
	passwordRequest,
	passwordReset,
	readMe,
	readProviders,
	refresh,
	registerUser,
	registerUserVerify,
	updateMe,
	uploadFiles,
} from '@directus/sdk'
import * as v from 'valibot'
import { createDirectusRest } from '../http/directus-rest.ts'
import { RequestError } from '../http/request-error.ts'
import type { Credentials } from './credentials.ts'

/** How a session travels: as a refresh token in the body, or in the CMS's own cookie. */
export type SessionToken = { refresh_token: string } | 'cookie'

export interface SessionCredentials {
	email: string
	password: string
	otp?: string
}

/** Parts of GET /users/me's query that the SDK knows; see Directus's query parameters. */
export interface MeQuery {
	fields?: string[]
	filter?: Record<string, unknown>
	deep?: Record<string, unknown>
}

/** The reply of a cookie session has no tokens. */
const SessionReplySchema = v.object({
	...TokenReplySchema.entries,
	access_token: v.optional(v.string()),
	/** Of a refresh that asked for it. What is not understood is asked for by itself. */
	user: v.fallback(v.nullish(UserSchema, null), null),
})
export type SessionReply = v.InferOutput<typeof SessionReplySchema>
const ProvidersSchema = v.array(v.looseObject({ name: v.string(), driver: v.string() }))
const UploadSchema = v.object({ id: v.pipe(v.string(), v.minLength(1)) })

const OTHER_REFUSALS: readonly (string | null)[] = ['INVALID_OTP', 'TOKEN_EXPIRED', 'INVALID_TOKEN']
const isWrongPassword = ({ status, code }: RequestError) =>
	(status === 401 || status === 400) && !OTHER_REFUSALS.includes(code)

const WITH_COOKIES: Credentials = { credentials: 'include' }

export type IdentityClient = ReturnType<typeof createIdentityClient>

/**
 * The calls of section 7, Identity and account, but POST /users and /users/invite, which the Studio makes. Needs no
 * browser: loaders may use it as well. Each fails with a RequestError, which says 'Directus URL not configured' where
 * there is no address.
 */
export function createIdentityClient(cmsUrl: string | null, request?: typeof fetch) {
	const { address, send } = createDirectusRest(cmsUrl, request)

	function understood<S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> {
		const parsed = v.safeParse(schema, data)
		if (parsed.success) return parsed.output
		throw new RequestError(
			'The answer was not understood.',
			{ status: 200, statusText: 'OK', data: null },
			parsed.issues,
		)
	}

	async function logOut(session: SessionToken): Promise<void> {
		const options =
			session === 'cookie'
				? { mode: 'session' as const }
				: { mode: 'json' as const, refresh_token: session.refresh_token }
		// Kept alive, so that the session ends even when the page is left meanwhile.
		await send(logout(options), session === 'cookie' ? WITH_COOKIES : null, { keepalive: true })
	}

	return {
		/** POST /auth/login. With mode session the tokens stay in the CMS's cookie and the reply has none. */
		async login({ email, password, otp }: SessionCredentials, mode: 'json' | 'session'): Promise<SessionReply> {
			const options = otp ? { mode, otp } : { mode }
			const by = mode === 'session' ? WITH_COOKIES : null
			return understood(SessionReplySchema, await send(login({ email, password }, options), by))
		},

		/**
		 * POST /auth/refresh. A cookie session gets its new token as a cookie again. `withUser` asks for what GET /users/me
		 * answers in the same reply: ours for refresh tokens has it, Directus's own has not.
		 */
		async refresh(session: SessionToken, { withUser = false } = {}): Promise<SessionReply> {
			if (session === 'cookie') {
				return understood(SessionReplySchema, await send(refresh({ mode: 'session' }), WITH_COOKIES))
			}
			const body = { mode: 'json' as const, refresh_token: session.refresh_token }
			const more = withUser ? { body: JSON.stringify({ ...body, user: true }) } : undefined
			return understood(SessionReplySchema, await send(refresh(body), null, more))
		},

		/** POST /auth/logout with the refresh token, or with mode session and the cookie. */
		logout: logOut,

		/** GET /users/me. */
		async readMe(by: Credentials, query: MeQuery = {}): Promise<User> {
			return understood(UserSchema, await send(readMe(query as object), by))
		},

		/** PATCH /users/me with {field: value}; the user as it is then. */
		async updateMe(by: Credentials, fields: Record<string, unknown>): Promise<User> {
			return understood(UserSchema, await send(updateMe(fields), by))
		},

		/** POST /users/register. The server answers alike whether the address is known or not. */
		async register({ email, password, ...rest }: RegistrationPayload): Promise<void> {
			await send(registerUser(email, password, rest))
		},

		/** POST /users/invite/accept. */
		async acceptInvite({ token, password }: { token: string; password: string }): Promise<void> {
			await send(acceptUserInvite(token, password))
		},

		/** POST /auth/password/request. */
		async requestPasswordReset({ email, reset_url }: { email: string; reset_url: string }): Promise<void> {
			await send(passwordRequest(email, reset_url))
		},

		/** POST /auth/password/reset. */
		async resetPassword({ token, password }: { token: string; password: string }): Promise<void> {
			await send(passwordReset(token, password))
		},

		/** GET /users/register/verify-email. It answers with a redirect into the Studio, which is not followed. */
		async verifyEmail(token: string): Promise<void> {
			await send(registerUserVerify(token), null, { redirect: 'manual' })
		},

		/** GET /auth: the providers beside email and password, for example `google`. */
		async readProviders(): Promise<string[]> {
			return understood(ProvidersSchema, await send(readProviders())).map(({ name }) => name)
		},

		/** Where the browser is sent to sign in with a provider; it comes back to `returnUrl`. */
		socialLoginUrl(provider: string, returnUrl: string): string {
			return `${address()}/auth/login/${encodeURIComponent(provider)}?redirect=${encodeURIComponent(returnUrl)}&mode=json`
		},

		/**
		 * POST /auth/login with {email, password}, and the session that this opened ended again. It carries the present
		 * session, which it proves to the server. A refusal says 'Current password is incorrect'; a missing or wrong code,
		 * a token that has run out, no answer, too many tries and a server in trouble stay what they are.
		 */
		async verifyPassword(by: Credentials, passport: SessionCredentials): Promise<void> {
			const command = customEndpoint({ path: '/auth/login', method: 'POST', body: JSON.stringify(passport) })
			try {
				const { refresh_token } = understood(SessionReplySchema, await send(command, by))
				if (refresh_token) await logOut({ refresh_token }).catch(() => {})
			} catch (error) {
				if (!(error instanceof RequestError) || !isWrongPassword(error)) throw error
				throw new RequestError('Current password is incorrect', error, error)
			}
		},

		/** PATCH /users/me to what an account is after its deletion (section 7): the server completes it. */
		async anonymise(by: Credentials, email: string, now: number): Promise<void> {
			const fields = { email: `deleted-${now}${email}`, first_name: 'Deleted', last_name: 'User' }
			await send(updateMe(fields), by)
		},

		/** POST /files, multipart field `file`; the new file's id. Fails with the texts of section 8, Avatar upload. */
		async uploadFile(by: Credentials, file: Blob, name: string): Promise<string> {
			const form = new FormData()
			form.append('file', file, name)
			const data = await send(uploadFiles(form), by).catch((error) => {
				throw error instanceof RequestError ? new RequestError('File upload failed', error, error) : error
			})
			const parsed = v.safeParse(UploadSchema, data)
			if (!parsed.success) throw new Error('No file ID returned from upload')
			return parsed.output.id
		},
	}
}
