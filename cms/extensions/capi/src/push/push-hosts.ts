/** A push service that messages may be sent to. */
export type PushHost =
	/** Its name, over https and without a port; with `anyBelow` every name that ends so. */
	| { name: string; anyBelow: boolean }
	/** One origin to the letter: a push service of one's own, on any port. */
	| { origin: string }

/** The services of Chromium, Firefox, Windows and Safari. */
export const KNOWN_PUSH_HOSTS = [
	'fcm.googleapis.com',
	'*.push.services.mozilla.com',
	'*.notify.windows.com',
	'*.push.apple.com',
]

const NAME = /^(\*\.)?((?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d])$/

/**
 * Reads PUSH_HOSTS: names, `*.` before them for all below, or an origin with https and a port. Plain http is for this
 * machine alone, as in tests. Throws one sentence for what cannot be used.
 */
export function parsePushHosts(entries: readonly string[]): PushHost[] {
	return entries.map((entry) => {
		const named = NAME.exec(entry.toLowerCase())
		if (named) return { name: named[2]!, anyBelow: named[1] !== undefined }
		const url = URL.parse(entry)
		const isOwnMachine = url?.hostname === '127.0.0.1' || url?.hostname === 'localhost'
		const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && isOwnMachine)
		if (url && isAllowed && url.pathname === '/' && !url.username && !url.search) return { origin: url.origin }
		throw new Error(`PUSH_HOSTS takes names such as fcm.googleapis.com and https origins, not "${entry}".`)
	})
}

/**
 * Whether an endpoint belongs to one of these services. Nothing else is ever asked to take a message, so that a
 * subscription cannot aim requests at a machine of ours: no address by number, no port, no user, no scheme but https,
 * unless the operator has named the origin.
 */
export function isKnownPushService(endpoint: string, hosts: readonly PushHost[]): boolean {
	const url = URL.parse(endpoint)
	if (!url || url.username || url.password || url.hash) return false
	return hosts.some((host) => {
		if ('origin' in host) return url.origin === host.origin
		if (url.protocol !== 'https:' || url.port !== '') return false
		return host.anyBelow ? url.hostname.endsWith(`.${host.name}`) : url.hostname === host.name
	})
}
