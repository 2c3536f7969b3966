import { afterEach, describe, expect, it } from 'vitest'
import { baseUrl, confirm, DOCKLANDS, openSession, placedOrder, signIn } from './client.ts'

const sockets: WebSocket[] = []

afterEach(() => {
	for (const socket of sockets.splice(0)) socket.close()
})

/** Directus's own websocket, as the Studio and the storefront use it. */
async function connect(headers: Record<string, string>, token?: string) {
	const address = `${baseUrl().replace('http', 'ws')}/websocket${token ? `?access_token=${token}` : ''}`
	// Node's WebSocket takes headers, a browser's sends its origin by itself.
	const socket = new WebSocket(address, { headers } as unknown as string[])
	sockets.push(socket)
	const messages: Record<string, unknown>[] = []
	const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
	socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))))
	await new Promise<void>((resolve) => socket.addEventListener('open', () => resolve()))
	return { socket, messages, closed }
}

describe('Directus’s websocket', () => {
	it('tells branch staff of orders that /capi has written, and of their payment', async () => {
		const { headers } = await signIn('Branch staff', { branch: DOCKLANDS })
		const { socket, messages } = await connect({}, headers.authorization.slice('Bearer '.length))
		socket.send(
			JSON.stringify({ type: 'subscribe', collection: 'orders', query: { fields: ['reference', 'order_status'] } }),
		)
		await expect.poll(() => messages.some((message) => message.type === 'subscription')).toBe(true)
		const order = await placedOrder()
		const heard = () => messages.filter((message) => JSON.stringify(message).includes(order.reference))
		await expect.poll(heard).toContainEqual(expect.objectContaining({ event: 'create' }))
		await confirm((await openSession(order)).data.payment_ref)
		await expect
			.poll(heard)
			.toContainEqual(
				expect.objectContaining({ event: 'update', data: [{ reference: order.reference, order_status: 'confirmed' }] }),
			)
	})

	it('stays open for the storefront, and is closed to a foreign page', async () => {
		const foreign = await connect({ origin: 'https://evil.example' })
		expect(await foreign.closed).toBe(1008)
		const own = await connect({ origin: 'http://localhost:3000' })
		own.socket.send(JSON.stringify({ type: 'ping' }))
		await expect.poll(() => own.messages).toContainEqual(expect.objectContaining({ type: 'pong' }))
	})
})
