import type { Request } from 'express'

const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1']

/**
 * A configured address under the host name that the browser used: on one's own machine localhost and 127.0.0.1 are
 * alike, but a browser keeps what it stores for each of them apart. Any other name in the request is not believed.
 */
export function addressFor(configured: URL, request: Request): URL {
	const isInterchangeable = LOOPBACK_NAMES.includes(configured.hostname) && LOOPBACK_NAMES.includes(request.hostname)
	if (!isInterchangeable) return configured
	const address = new URL(configured)
	address.hostname = request.hostname
	return address
}

/** The origins that a configured address stands for. */
export function originsOf(configured: URL): string[] {
	if (!LOOPBACK_NAMES.includes(configured.hostname)) return [configured.origin]
	return LOOPBACK_NAMES.map((name) => {
		const address = new URL(configured)
		address.hostname = name
		return address.origin
	})
}
