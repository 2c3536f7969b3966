import {
	type RealtimeCollection,
	type SocketCommand,
	type SocketEvent,
	type SocketMessage,
	SocketMessageSchema,
} from '@app/contract/realtime'
import * as v from 'valibot'
import { log } from '../log.ts'
import { now } from '../timing/clock.ts'

interface SocketOptions<S, E> {
	/** Address of the websocket, `ws:` or `wss:`. */
	url: string
	/** The machine that decides: its state, and what an event makes of it. */
	machine: { first: S; reduce: (state: S, event: E | SocketEvent) => { state: S; commands: SocketCommand[] } }
	onState?: (state: S) => void
	/** Something of a collection was changed. */
	onChange: (collection: RealtimeCollection) => void
	/**
	 * A fresh access token, null where nobody is signed in; another one than `rejected`, which the CMS has called
	 * expired.
	 */
	freshToken?: (rejected: string | null) => Promise<string | null>
}

export interface Socket<E> {
	/** Tells the machine what happened around it: `connect`, `wake` … */
	tell: (event: E) => void
}

/** Addresses of websockets begin with ws or wss where those of pages begin with http or https. */
export function socketUrl(cmsAddress: string): string {
	return `${cmsAddress.replace(/^http/, 'ws')}/websocket`
}

/** Runs a websocket as its machine decides. What an earlier connection still says is not listened to. */
export function runSocket<S, E>({ url, machine, onState, onChange, freshToken }: SocketOptions<S, E>): Socket<E> {
	let state = machine.first
	let socket: WebSocket | null = null
	let timers: ReturnType<typeof setTimeout>[] = []
	/** The token that the present connection has signed in with. */
	let sent: string | null = null

	const tell = (event: E | SocketEvent): void => {
		const step = machine.reduce(state, event)
		const isNew = step.state !== state
		state = step.state
		if (isNew) onState?.(state)
		for (const command of step.commands) carryOut(command)
	}
	const close = () => {
		const old = socket
		socket = null
		// One that is not open yet is closed when it is: before that, browsers complain.
		if (old?.readyState === WebSocket.CONNECTING) old.onopen = () => old.close()
		else old?.close()
	}
	const open = () => {
		close()
		sent = null
		let own: WebSocket
		try {
			own = new WebSocket(url)
		} catch (error) {
			// A policy or a wrong address: the machine waits as for any other failure.
			log('info', 'The websocket could not be opened.', error)
			setTimeout(() => tell({ type: 'failed' }))
			return
		}
		socket = own
		const isOwn = () => socket === own
		// A close follows an error, as a rule: the machine hears of the end once.
		const end = (type: 'closed' | 'failed') => {
			if (!isOwn()) return
			socket = null
			tell({ type })
		}
		own.onopen = () => isOwn() && tell({ type: 'opened' })
		own.onmessage = ({ data }) => {
			const message = isOwn() ? parseMessage(data) : null
			if (message) tell({ type: 'message', message })
		}
		own.onerror = () => end('failed')
		own.onclose = () => end('closed')
	}
	const later = (ms: number, event: (lateMs: number) => SocketEvent) => {
		const due = now() + ms
		timers.push(setTimeout(() => tell(event(now() - due)), ms))
	}
	const askToken = async () => {
		const asking = socket
		const token = (await freshToken?.(sent).catch(() => null)) ?? null
		if (socket !== asking) return
		sent = token
		tell({ type: 'token', token })
	}

	function carryOut(command: SocketCommand): void {
		switch (command.do) {
			case 'open':
				open()
				break
			case 'close':
				close()
				break
			case 'send':
				if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(command.message))
				break
			case 'retry-in':
				later(command.ms, () => ({ type: 'retry' }))
				break
			case 'beat-in':
				later(command.ms, (lateMs) => ({ type: 'beat', lateMs }))
				break
			case 'rest':
				for (const timer of timers) clearTimeout(timer)
				timers = []
				break
			case 'ask-token':
				void askToken()
				break
			case 'warn':
				log('warn', command.text)
				break
			case 'read-again':
				onChange(command.collection)
				break
			default:
				command satisfies never
		}
	}

	return { tell }
}

function parseMessage(data: unknown): SocketMessage | null {
	try {
		const parsed = v.safeParse(SocketMessageSchema, JSON.parse(String(data)))
		return parsed.success ? parsed.output : null
	} catch {
		return null
	}
}
