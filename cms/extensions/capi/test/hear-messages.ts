/** What Directus's websocket says. */
export type Message = Record<string, unknown> & {
	type?: string
	event?: string
	uid?: string
	data?: unknown
	status?: string
	error?: { code: string }
}

/**
 * Calls back with what the server says on a websocket, but for its pings: they come each half minute, between
 * whatever a test waits for.
 */
export function hearMessages(socket: WebSocket, hear: (message: Message) => void): void {
	socket.addEventListener('message', ({ data }) => {
		const message = JSON.parse(String(data)) as Message
		if (message.type !== 'ping') hear(message)
	})
}
