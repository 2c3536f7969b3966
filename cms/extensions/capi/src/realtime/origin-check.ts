import type { Config } from '../config.ts'
import { originsOf } from '../http/addresses.ts'
import type { SocketClient } from './guard-socket.ts'

/**
 * Whether a foreign page has opened a websocket. Browsers let every page open one to anybody and send cookies along, and Directus has no
 * setting against it. Programs that are no browsers send no origin.
 */
export function createOriginCheck({ corsOrigins, publicUrl }: Pick<Config, 'corsOrigins' | 'publicUrl'>) {
	const own = new Set(originsOf(publicUrl))
	return ({ accountability }: Pick<SocketClient, 'accountability'>): boolean => {
		const origin = accountability?.origin
		if (!origin || corsOrigins === 'any' || own.has(origin)) return false
		return corsOrigins === 'none' || !corsOrigins.has(origin)
	}
}
