import type { Config } from '../config.ts'
import { originsOf } from '../http/addresses.ts'

interface SocketClient {
	accountability?: { origin?: string | null } | null
	close(code: number, reason: string): void
}

/** 1008: the other side breaks a rule of ours. */
const POLICY_VIOLATION = 1008

/**
 * Ends websockets that a foreign page has opened. Browsers let every page open one to anybody and send cookies along, and Directus has no
 * setting against it. Programs that are no browsers send no origin.
 */
export function createOriginCheck({ corsOrigins, publicUrl }: Pick<Config, 'corsOrigins' | 'publicUrl'>) {
	const own = new Set(originsOf(publicUrl))
	return ({ client }: { client: SocketClient }): void => {
		const origin = client.accountability?.origin
		if (!origin || corsOrigins === 'any' || own.has(origin)) return
		if (corsOrigins === 'none' || !corsOrigins.has(origin)) client.close(POLICY_VIOLATION, 'Origin not allowed')
	}
}
