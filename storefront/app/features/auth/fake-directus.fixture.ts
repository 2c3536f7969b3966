import { setMaxListeners } from 'node:events'
import { vi } from 'vitest'

/** A reply of Directus's: status and body. */
export interface FakeReply {
	/** The network goes in the middle of the body. */
	breaksOff?: boolean
	status: number
	body?: unknown
	headers?: Record<string, string>
}

export const ok = (data: unknown): FakeReply => ({ status: 200, body: { data } })
export const refused = (status: number, code: string, message = code): FakeReply => ({
	status,
	body: { errors: [{ message, extensions: { code } }] },
})
const WRONG = refused(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.')

export const PASSWORD = 'Pickled-Onions-42-Rain'
export const AOIFE = {
	id: 'u1',
	email: 'aoife@example.com',
	first_name: 'Aoife',
	last_name: 'Byrne',
	role: 'r1',
	status: 'active',
	avatar: null,
	language: null,
}

interface Call {
	method: string
	path: string
	body: Record<string, unknown> | FormData | undefined
	authorization: string | null
	credentials: string | undefined
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * Directus's identity calls as far as the storefront uses them, with its real shapes: JWTs that end, refresh tokens
 * that are used up and give the same again for a moment (ours), a cookie session that this test double keeps by
 * itself.
 */
export function makeDirectus({ tokenLifeMs = 900_000 }: { tokenLifeMs?: number } = {}) {
	const calls: Call[] = []
	const sessions = new Set<string>()
	const renewals = new Map<string, ReturnType<typeof issue>>()
	const state = {
		password: PASSWORD,
		user: { ...AOIFE } as Record<string, unknown>,
		/** The code that the account's second factor shows, where it has one. */
		otp: null as string | null,
		cookieSession: false,
		/** How far the device's clock is ahead of the server's. */
		behindMs: 0,
		/** Whether a renewal tells who is here when it is asked to. */
		tellsUser: true,
		/** Replies of this path are worked out, and lost on the way. */
		lost: null as string | null,
		/** Answers instead of the usual; an Error is a lost network. */
		override: null as ((call: Call) => FakeReply | Error | undefined | Promise<FakeReply | undefined>) | null,
	}
	let counter = 0

	function issue(): { access_token: string; refresh_token: string; expires: number } {
		counter += 1
		const now = Date.now() - state.behindMs
		const claims = { id: 'u1', n: counter, iat: Math.floor(now / 1_000), exp: Math.floor((now + tokenLifeMs) / 1_000) }
		const refresh_token = `refresh-${counter}`
		sessions.add(refresh_token)
		return { access_token: `${base64({ alg: 'HS256' })}.${base64(claims)}.sig`, refresh_token, expires: tokenLifeMs }
	}

	function renew({ refresh_token = '', user }: Record<string, unknown>): FakeReply {
		const token = String(refresh_token)
		if (sessions.delete(token)) renewals.set(token, issue())
		const tokens = renewals.get(token)
		if (!tokens || !sessions.has(tokens.refresh_token)) return WRONG
		return ok({ ...tokens, ...(user === true && state.tellsUser && { user: state.user }) })
	}

	/** The refresh token that was given with the access token of a call. */
	function sessionOf({ authorization }: Call): string {
		const payload = authorization?.split('.')[1] ?? ''
		return payload && `refresh-${JSON.parse(Buffer.from(payload, 'base64url').toString()).n}`
	}

	function whoAsks({ authorization, credentials }: Call): FakeReply | null {
		if (!authorization) return credentials === 'include' && state.cookieSession ? null : WRONG
		const payload = authorization.split('.')[1]
		if (!payload) return WRONG
		const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString())
		return exp * 1_000 <= Date.now() - state.behindMs ? refused(401, 'TOKEN_EXPIRED', 'Token expired.') : null
	}

	function answer(call: Call): FakeReply {
		const { method, path } = call
		const body = (call.body ?? {}) as Record<string, string>
		switch (`${method} ${path}`) {
			case 'POST /auth/login': {
				if (body.email !== state.user.email || body.password !== state.password) return WRONG
				if (state.otp && body.otp !== state.otp) return refused(401, 'INVALID_OTP')
				if (body.mode !== 'session') return ok(issue())
				state.cookieSession = true
				return ok({ expires: 86_400_000 })
			}
			case 'POST /auth/refresh': {
				if (body.mode === 'session')
					return state.cookieSession ? ok({ expires: 86_400_000 }) : refused(400, 'INVALID_PAYLOAD')
				return renew(body)
			}
			case 'POST /auth/logout':
				sessions.delete(body.refresh_token ?? '')
				if (body.mode === 'session') state.cookieSession = false
				return { status: 204 }
			case 'GET /users/me':
				return whoAsks(call) ?? ok(state.user)
			case 'PATCH /users/me': {
				const stranger = whoAsks(call)
				if (stranger) return stranger
				const { password, ...fields } = body
				if (password) state.password = password
				if (password || fields.email)
					for (const other of sessions) if (other !== sessionOf(call)) sessions.delete(other)
				Object.assign(state.user, fields)
				return ok(state.user)
			}
			case 'POST /files':
				return whoAsks(call) ?? ok({ id: 'file-1' })
			default:
				return { status: 204 }
		}
	}

	const fetch = vi.fn(async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
		const headers = new Headers(init.headers)
		const call: Call = {
			method: init.method ?? 'GET',
			path: String(input).replace('http://cms.test', ''),
			body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body as FormData | undefined),
			authorization: headers.get('Authorization')?.replace('Bearer ', '') ?? null,
			credentials: init.credentials,
		}
		calls.push(call)
		const reply = (await state.override?.(call)) ?? answer(call)
		if (reply instanceof Error) throw reply
		if (call.path === state.lost) throw new TypeError('offline')
		const { status, body, headers: more, breaksOff } = reply
		if (breaksOff) return breakOff(status)
		if (body === undefined) return new Response(null, { status })
		return Response.json(body, { status, headers: more })
	})

	return {
		fetch,
		calls,
		state,
		sessions,
		issue,
		/** Method and path of what was asked since the last time. */
		asked: () => calls.splice(0).map(({ method, path }) => `${method} ${path}`),
	}
}

/**
 * A browser as far as a session needs one: local storage and cookies that all tabs share, locks, and how to close it.
 */
export function stubBrowser(records: Record<string, unknown> = {}) {
	const stored = new Map(Object.entries(records).map(([key, record]) => [key, JSON.stringify(record)]))
	const cookies = new Map<string, string>()
	let queue: Promise<unknown> = Promise.resolve()
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, text: string) => void stored.set(key, text),
		removeItem: (key: string) => void stored.delete(key),
	})
	const page = Object.defineProperties(new EventTarget(), {
		visibilityState: { value: 'visible' },
		cookie: {
			configurable: true,
			get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
			set(text: string) {
				const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
				if (text.includes('max-age=0')) cookies.delete(name)
				else cookies.set(name, value)
			},
		},
	})
	vi.stubGlobal('document', page)
	const window = new EventTarget()
	// Many tabs share the one page of a test.
	setMaxListeners(50, page, window)
	vi.stubGlobal('window', window)
	vi.stubGlobal('navigator', {
		locks: {
			request: (_: string, run: () => Promise<unknown>) => {
				const turn = queue.then(run)
				queue = turn.catch(() => {})
				return turn
			},
		},
	})
	return {
		stored,
		cookies,
		page,
		record: () => JSON.parse(stored.get('directus_auth') ?? 'null'),
		close: () => vi.unstubAllGlobals(),
	}
}

function breakOff(status: number): Response {
	const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('offline')) })
	return new Response(body, { status, headers: { 'Content-Type': 'application/json' } })
}
