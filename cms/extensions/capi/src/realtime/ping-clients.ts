/** A socket of Directus, as far as its heartbeat goes. */
export interface PingedClient {
	send(message: string): void
	close(): void
	once(event: 'message', listener: () => void): void
	off(event: 'message', listener: () => void): void
}

/**
 * Sends each client a ping and closes those that have said nothing after `waitMs`. Directus's own heartbeat adds a
 * listener to all messages each time, and keeps it for good where one client stays silent or leaves meanwhile: every
 * message would cost more with each.
 */
export function pingClients(clients: Iterable<PingedClient>, ping: string, waitMs: number): void {
	const silent = new Map<PingedClient, () => void>()
	for (const client of clients) {
		const hear = () => void silent.delete(client)
		silent.set(client, hear)
		client.once('message', hear)
		client.send(ping)
	}
	setTimeout(() => {
		for (const [client, hear] of silent) {
			client.off('message', hear)
			client.close()
		}
	}, waitMs).unref()
}
