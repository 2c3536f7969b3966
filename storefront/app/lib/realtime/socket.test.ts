import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { LINK, reduceLink } from '@app/domain/realtime/realtime-link'
import { authedSocket, reduceAuthedSocket } from '@app/domain/realtime/socket-auth'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type WebSocket as Peer, WebSocketServer } from 'ws'
import { runSocket, socketUrl } from './socket.ts'

let server: WebSocketServer
let url: string
/** What each connection has said, the oldest first. */
let received: string[][]
let peers: Peer[]

beforeEach(async () => {
	received = []
	peers = []
	server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
	server.on('connection', (peer) => {
		const said: string[] = []
		received.push(said)
		peers.push(peer)
		peer.on('message', (data) => said.push(String(data)))
	})
	await once(server, 'listening')
	url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/websocket`
})
afterEach(async () => {
	for (const peer of server.clients) peer.terminate()
	await new Promise((resolve) => server.close(resolve))
	vi.restoreAllMocks()
})

const typesOf = (connection: number) => received[connection]?.map((text) => JSON.parse(text).type)
const say = (connection: number, message: object) => peers[connection]!.send(JSON.stringify(message))
const until = (check: () => void) => vi.waitFor(check, { interval: 5, timeout: 5_000 })

function link() {
	const changes: string[] = []
	const states: string[] = []
	const socket = runSocket({
		url,
		machine: { first: LINK, reduce: reduceLink },
		onState: ({ status }) => states.at(-1) !== status && states.push(status),
		onChange: (collection) => changes.push(collection),
	})
	socket.tell({ type: 'subscribe', collection: 'branches' })
	socket.tell({ type: 'connect' })
	return { ...socket, changes, states }
}

it('the address of the websocket follows from that of the CMS', () => {
	expect(socketUrl('http://127.0.0.1:8055')).toBe('ws://127.0.0.1:8055/websocket')
	expect(socketUrl('https://cms.example')).toBe('wss://cms.example/websocket')
})

it('the link subscribes, answers pings and tells of changes', async () => {
	const { changes, states, tell } = link()
	await until(() => expect(typesOf(0)).toEqual(['subscribe']))
	say(0, { type: 'ping' })
	say(0, { type: 'subscription', event: 'update', uid: 'branches', data: [{ id: 3 }] })
	peers[0]!.send('this is no message')
	await until(() => expect(typesOf(0)).toEqual(['subscribe', 'pong']))
	await until(() => expect(changes).toEqual(['branches']))
	tell({ type: 'disconnect' })
	await until(() => expect(server.clients.size).toBe(0))
	expect(states).toEqual(['DISCONNECTED', 'CONNECTING', 'CONNECTED', 'DISCONNECTED'])
})

it('the link comes back after the other side has gone, and subscribes again', async () => {
	const { states, tell } = link()
	await until(() => expect(typesOf(0)).toEqual(['subscribe']))
	peers[0]!.terminate()
	await until(() => expect(typesOf(1)).toEqual(['subscribe']))
	expect(states.filter((status) => status === 'CONNECTED')).toHaveLength(2)
	tell({ type: 'disconnect' })
})

it('the link finds an address where nobody listens in error', async () => {
	await new Promise((resolve) => server.close(resolve))
	const { states, tell } = link()
	await until(() => expect(states.at(-1)).toBe('ERROR'))
	tell({ type: 'disconnect' })
})

it('the link lets a connection come about before it closes it, since browsers complain of less', async () => {
	const { tell } = link()
	tell({ type: 'disconnect' })
	await until(() => expect(peers).toHaveLength(1))
	await until(() => expect(server.clients.size).toBe(0))
})

it('the customer’s socket shakes hands before it subscribes, and again with a fresh token', async () => {
	const rejected: (string | null)[] = []
	const changes: string[] = []
	const socket = runSocket({
		url,
		machine: { first: authedSocket('public', ['orders']), reduce: reduceAuthedSocket },
		onChange: (collection) => changes.push(collection),
		freshToken: async (token) => `access-${rejected.push(token)}`,
	})
	socket.tell({ type: 'connect' })
	await until(() => expect(received[0]).toEqual(['{"type":"auth","access_token":"access-1"}']))
	say(0, { type: 'auth', status: 'ok' })
	await until(() => expect(typesOf(0)).toEqual(['auth', 'subscribe']))
	say(0, { type: 'auth', status: 'error', error: { code: 'TOKEN_EXPIRED', message: 'Token expired.' } })
	await until(() => expect(received[0]?.at(-1)).toBe('{"type":"auth","access_token":"access-2"}'))
	expect(rejected).toEqual([null, 'access-1'])
	say(0, { type: 'subscription', event: 'create', uid: 'orders' })
	await until(() => expect(changes).toEqual(['orders']))
	socket.tell({ type: 'disconnect' })
})

it('the customer’s socket warns and stays away once it was refused as a visitor', async () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
	const phases: string[] = []
	const socket = runSocket({
		url,
		machine: { first: authedSocket('public', ['orders']), reduce: reduceAuthedSocket },
		onState: ({ phase }) => phases.push(phase),
		onChange: () => {},
		freshToken: async () => 'forged',
	})
	socket.tell({ type: 'connect' })
	await until(() => expect(typesOf(0)).toEqual(['auth']))
	say(0, { type: 'auth', status: 'error', error: { code: 'AUTH_FAILED', message: 'Authentication failed.' } })
	await until(() => expect(server.clients.size).toBe(0))
	expect(phases.at(-1)).toBe('stopped')
	expect(warn).toHaveBeenCalledOnce()
	expect(peers).toHaveLength(1)
})

it('the customer’s socket closes on AUTH_TIMEOUT and connects again', async () => {
	const socket = runSocket({
		url,
		machine: { first: authedSocket('public', ['orders']), reduce: reduceAuthedSocket },
		onChange: () => {},
		freshToken: async () => 'access',
	})
	socket.tell({ type: 'connect' })
	await until(() => expect(typesOf(0)).toEqual(['auth']))
	say(0, { type: 'auth', status: 'error', error: { code: 'AUTH_TIMEOUT', message: 'Authentication timed out.' } })
	await until(() => expect(peers).toHaveLength(2))
	socket.tell({ type: 'disconnect' })
})
