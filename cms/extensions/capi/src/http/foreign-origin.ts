import type { Config } from '../config.ts'
import { originsOf } from './addresses.ts'

/**
 * Whether an origin is that of a foreign page. Browsers let every page open websockets and send forms to anybody,
 * with cookies, and Directus has no setting against it. Programs that are no browsers send no origin.
 */
export function createOriginCheck({ corsOrigins, publicUrl }: Pick<Config, 'corsOrigins' | 'publicUrl'>) {
	const own = new Set(originsOf(publicUrl))
	return (origin: string | null | undefined): boolean => {
		if (!origin || corsOrigins === 'any' || own.has(origin)) return false
		return corsOrigins === 'none' || !corsOrigins.has(origin)
	}
}
