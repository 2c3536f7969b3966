import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What a push service was handed for one device. */
export interface TakenMessage {
	headers: Record<string, string>
	/** The encrypted message, base64url. */
	body: string
}

export interface LocalPush {
	origin: string
	/** Settings that make the product use it. */
	env: { PUSH_HOSTS: string }
	stop(): Promise<void>
}

interface Mailbox {
	/** Statuses of the next answers; 201 when there are none. 0: no answer at all. */
	answers: number[]
	taken: TakenMessage[]
}

/**
 * A push service on this machine, which tests talk to over HTTP from any process. A device's endpoint is
 * `/push/{name}`: POST takes a message. `GET /taken/{name}` tells what came, and `POST /answers/{name}` takes a list
 * of statuses to answer with.
 */
export async function startLocalPush(): Promise<LocalPush> {
	const mailboxes = new Map<string, Mailbox>()
	const server = createServer((request, response) => {
		answer(mailboxes, request, response).catch((error: Error) => response.writeHead(500).end(error.message))
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
	return {
		origin,
		env: { PUSH_HOSTS: `fcm.googleapis.com,*.push.services.mozilla.com,${origin}` },
		async stop() {
			server.close()
			server.closeAllConnections()
			await once(server, 'close')
		},
	}
}

async function answer(mailboxes: Map<string, Mailbox>, request: IncomingMessage, response: ServerResponse) {
	const [, what, name = ''] = (request.url ?? '').split('/')
	const mailbox = mailboxes.get(name) ?? { answers: [], taken: [] }
	mailboxes.set(name, mailbox)
	if (what === 'taken') return void response.end(JSON.stringify(mailbox.taken))
	const body = await buffer(request)
	if (what === 'answers') {
		mailbox.answers = JSON.parse(String(body)) as number[]
		return void response.end()
	}
	mailbox.taken.push({ headers: request.headers as Record<string, string>, body: body.toString('base64url') })
	const status = mailbox.answers.shift() ?? 201
	if (status !== 0) response.writeHead(status).end('reasons that nobody reads')
}
