import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that operating systems hand out by themselves: one of those may be somebody's outgoing connection,
 * or another test's pick, before our server takes it, and again while it restarts.
 */
const FIRST = 15_000
const LAST = 31_999

const isFree = (port: number) =>
	new Promise<boolean>((resolve) => {
		const server = createServer()
		server.once('error', () => resolve(false))
		server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
	})

/**
 * A port of the loopback address on which nobody listens now; picked at random, so that two who ask at once do not
 * get the same.
 */
export async function freePort(): Promise<number> {
	const port = randomInt(FIRST, LAST + 1)
	return (await isFree(port)) ? port : freePort()
}
