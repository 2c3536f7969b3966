import { isTooDeep, TOO_DEEP } from '@app/domain/http/json-depth'

/** Who Directus takes somebody for. */
interface Accountability {
	user: string | null
	role: string | null
	roles: string[]
	admin: boolean
	app: boolean
	ip: string | null
	userAgent?: string | null
	origin?: string | null
}

/** A socket of Directus, as far as it is looked into here. */
export interface SocketClient {
	accountability: Accountability | null
	/** End of its token, in seconds. */
	expires_at: number | null
	send(message: string): void
	close(code: number, reason: string): void
	listeners(event: 'message'): ((data: unknown, isBinary: boolean) => void)[]
	removeAllListeners(event: 'message'): void
	on(event: 'message', listener: (data: unknown, isBinary: boolean) => void): void
	once(event: 'close', listener: () => void): void
	/** Where the library `ws` keeps how large a message may be; Directus leaves it at 100 MB. */
	_receiver?: { _maxPayload?: number }
}

/** 1008: the other side breaks a rule of ours. */
const POLICY_VIOLATION = 1008
const MAX_MESSAGE_BYTES = 16_384
/** After Directus has said AUTH_TIMEOUT a client closes by itself; one that does not is closed this much later. */
const GRACE_MS = 2_000

/**
 * Makes a socket safe that stays open without a sign-in. Directus forgets who somebody is when a token expires or an
 * attempt to sign in fails, and takes nobody for code of its own, which may read everything: here nobody is a guest.
 * Passwords are not taken over a socket, where no limit of the sign-in counts them, and messages stay small, shallow
 * and few: who says more is not heard any further.
 */
export function guardSocket(client: SocketClient, { authTimeoutMs, takeMessage, takeSignIn }: Guards): void {
	limitMessageSize(client)
	filterMessages(client, { takeMessage, takeSignIn })
	keepGuestsGuests(client, authTimeoutMs)
}

interface Guards {
	authTimeoutMs: number
	/** Counts a message of any kind; false when it is one too many. */
	takeMessage: () => boolean
	/** Counts an attempt to sign in; false when it is one too many. */
	takeSignIn: () => boolean
}

function limitMessageSize({ _receiver }: SocketClient): void {
	if (_receiver) _receiver._maxPayload = MAX_MESSAGE_BYTES
}

function keepGuestsGuests(client: SocketClient, authTimeoutMs: number): void {
	let current = client.accountability ?? guestOf(null)
	let timer: NodeJS.Timeout | undefined
	Object.defineProperty(client, 'accountability', {
		configurable: true,
		enumerable: true,
		get: () => current,
		set(next: Accountability | null) {
			const wasSignedIn = current.user !== null
			current = next ?? guestOf(current)
			clearTimeout(timer)
			if (next !== null || !wasSignedIn) return
			timer = setTimeout(() => client.close(POLICY_VIOLATION, 'Not signed in'), authTimeoutMs + GRACE_MS)
			timer.unref()
		},
	})
	client.once('close', () => clearTimeout(timer))
}

/** Somebody whom nobody knows, at the same address. */
function guestOf(before: Accountability | null): Accountability {
	const { ip = null, userAgent, origin } = before ?? {}
	return {
		user: null,
		role: null,
		roles: [],
		admin: false,
		app: false,
		ip,
		...(userAgent && { userAgent }),
		...(origin && { origin }),
	}
}

function filterMessages(client: SocketClient, { takeMessage, takeSignIn }: Omit<Guards, 'authTimeoutMs'>): void {
	const listeners = client.listeners('message')
	client.removeAllListeners('message')
	client.on('message', (data, isBinary) => {
		if (!takeMessage()) return refuseSocket(client, 'Too many messages')
		const message = parseMessage(data)
		// Directus writes each message as JSON again, outside of every handler: one that runs out of stack ends the process.
		if (isTooDeep(message)) {
			const error = { code: 'INVALID_PAYLOAD', message: `The message ${TOO_DEEP}.` }
			return client.send(JSON.stringify({ type: 'server', status: 'error', error }))
		}
		if (message?.type === 'auth' && !takeSignIn()) return refuseSocket(client, 'Too many attempts to sign in')
		if (message?.type !== 'auth' || !isRefusedSignIn(message)) {
			for (const listener of listeners) listener.call(client, data, isBinary)
			return
		}
		const error = { code: 'AUTH_FAILED', message: 'Sign in over HTTP and send the token.' }
		const attempt = message.uid === undefined ? {} : { uid: message.uid }
		client.send(JSON.stringify({ type: 'auth', status: 'error', error, ...attempt }))
	})
}

/** Closes a socket and hears nothing more of it: what it has said already is still on its way. */
export function refuseSocket(client: SocketClient, reason: string): void {
	client.removeAllListeners('message')
	client.close(POLICY_VIOLATION, reason)
}

/** Whether a sign-in brings a password, or a token that is no text: Directus answers nothing to the latter. */
function isRefusedSignIn({ password, access_token, refresh_token }: SocketMessage): boolean {
	const isOdd = (token: unknown) => token !== undefined && typeof token !== 'string'
	return password !== undefined || isOdd(access_token) || isOdd(refresh_token)
}

interface SocketMessage {
	type?: unknown
	uid?: unknown
	password?: unknown
	access_token?: unknown
	refresh_token?: unknown
}

function parseMessage(data: unknown): SocketMessage | null {
	try {
		return JSON.parse(String(data))
	} catch {
		return null
	}
}
