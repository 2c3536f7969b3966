import { type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { readToTheEnd } from '@app/domain/http/lingering-close'
import { isOwnTarget, isReadablePath } from '@app/domain/http/request-target'
import { presentFailure } from '../http/error-reply.ts'
import type { Logger } from '../logger.ts'

/** The status that refuses a request for an upgrade, null where it may go on. */
type JudgeUpgrade = (request: IncomingMessage) => number | null

interface FrontHandlers {
	/** Answers a request; false where it goes on as before. */
	serve: (request: IncomingMessage, response: ServerResponse) => boolean
	/** Says which origins may read the answer, whoever gives it, and answers preflights itself. */
	allowOrigins: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
	judgeUpgrade: JudgeUpgrade
	logger: Pick<Logger, 'error'>
}

/**
 * Puts handlers in front of everything that listens to a server's requests and upgrades. `init('app.before')` would
 * be ahead of Directus's middleware too, but behind Express's own and beside the statistics that Directus keeps of
 * each response: both cost more than sending a prepared reply does.
 */
export function frontServer(server: Server, { serve, allowOrigins, judgeUpgrade, logger }: FrontHandlers): void {
	frontRequests(server, { serve, allowOrigins })
	frontUpgrades(server, judgeUpgrade, logger)
}

function frontRequests(server: Server, { serve, allowOrigins }: Pick<FrontHandlers, 'serve' | 'allowOrigins'>): void {
	const listeners = server.listeners('request') as RequestListener[]
	server.removeAllListeners('request')
	server.on('request', (request, response) => {
		readToTheEnd(request)
		// Directus's parser throws at some targets that name another host, outside of every handler: that ends the process.
		if (!isOwnTarget(request.url) || !isReadablePath(request.url)) return writeBadTarget(response)
		if (serve(request, response)) return
		// Directus refuses under pressure ahead of its own CORS: a browser could not read that, nor send what it asks first.
		allowOrigins(request, response, () => {
			for (const listener of listeners) listener.call(server, request, response)
		})
	})
}

function writeBadTarget(response: ServerResponse): void {
	const failure = presentFailure({ status: 400, code: 'INVALID_PAYLOAD', message: 'The request could not be read.' })
	const headers = {
		'Content-Type': 'application/json; charset=utf-8',
		'Cache-Control': 'no-store',
		Connection: 'close',
	}
	response.writeHead(400, headers).end(JSON.stringify(failure))
}

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => unknown

function frontUpgrades(server: Server, judge: JudgeUpgrade, logger: Pick<Logger, 'error'>): void {
	const listeners = server.listeners('upgrade') as UpgradeListener[]
	server.removeAllListeners('upgrade')
	server.on('upgrade', (request, socket, head) => {
		// Node takes its own error listener off an upgraded socket: without another one a reset connection ends the process.
		socket.on('error', () => socket.destroy())
		const status = judge(request)
		if (status !== null) return refuseUpgrade(socket, status)
		for (const listener of listeners) {
			Promise.resolve(listener.call(server, request, socket, head)).catch((error: unknown) => {
				logger.error(error, 'An upgrade failed')
				socket.destroy()
			})
		}
	})
}

/** Answers and closes, also where the other side keeps its half of the connection open. */
function refuseUpgrade(socket: Duplex, status: number): void {
	const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
	socket.end(head, () => socket.destroy())
}
