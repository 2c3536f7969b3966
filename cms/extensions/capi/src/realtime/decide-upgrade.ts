import { isOwnTarget } from '@app/domain/http/request-target'

/** Directus's websocket servers by the prefix of their settings. */
const SERVERS = ['WEBSOCKETS_REST', 'WEBSOCKETS_GRAPHQL', 'WEBSOCKETS_LOGS']

/** The paths at which Directus takes websockets. */
export function listSocketPaths(env: Record<string, unknown>): ReadonlySet<string> {
	if (!isOn(env.WEBSOCKETS_ENABLED)) return new Set()
	return new Set(SERVERS.filter((name) => isOn(env[`${name}_ENABLED`])).map((name) => String(env[`${name}_PATH`])))
}

const isOn = (value: unknown): boolean => value === true || value === 'true'

interface Upgrade {
	target: string | undefined
	cookie: string | undefined
}

/** The status that refuses an upgrade because of its address, null where there is a websocket. */
export function decideUpgrade({ target }: Pick<Upgrade, 'target'>, paths: ReadonlySet<string>): 400 | 404 | null {
	if (!isOwnTarget(target)) return 400
	return paths.has(target.split('?', 1)[0]!) ? null : 404
}

/** Whether an upgrade brings a token along, which Directus judges before the websocket is open. */
export function bringsToken({ target = '', cookie = '' }: Upgrade, sessionCookie: string): boolean {
	const query = target.split('?', 2)[1] ?? ''
	return new URLSearchParams(query).has('access_token') || cookie.includes(`${sessionCookie}=`)
}
