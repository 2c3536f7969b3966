import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CHAT_FRAME, CHAT_SCRIPT } from '../../scripts/local-chat.ts'
import { TAG_SCRIPT } from './scripts.ts'

/** A request of a browser to somebody else's server. */
interface Received {
	path: string
	body: string
}

/**
 * Everybody else: an analytics tag, an Umami, a place for recordings and a Chatwoot, as far as a browser can tell, on
 * an address of its own.
 */
export interface Receiver {
	url: string
	received: Received[]
	/** What it was sent under a path, in their order. */
	sentTo: (path: string) => string[]
	stop: () => Promise<void>
}

async function readBody(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = []
	for await (const chunk of request) chunks.push(chunk as Buffer)
	return Buffer.concat(chunks).toString('utf8')
}

const FILES: Readonly<Record<string, [type: string, text: string]>> = {
	'/gtag/js': ['text/javascript', TAG_SCRIPT],
	'/packs/js/sdk.js': ['text/javascript', CHAT_SCRIPT],
	'/widget': ['text/html', CHAT_FRAME],
}

export async function startReceiver(): Promise<Receiver> {
	const received: Received[] = []
	const server = createServer(async (request, response) => {
		const path = (request.url ?? '/').split('?', 1)[0]!
		response.setHeader('Access-Control-Allow-Origin', '*')
		response.setHeader('Access-Control-Allow-Headers', 'content-type')
		if (request.method === 'OPTIONS') {
			response.writeHead(204).end()
			return
		}
		received.push({ path, body: await readBody(request) })
		const [type, text] = FILES[path] ?? ['application/json', '{}']
		response.writeHead(200, { 'Content-Type': type }).end(text)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		received,
		sentTo: (path) => received.filter((request) => request.path === path).map(({ body }) => body),
		stop: async () => {
			server.closeAllConnections()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}
