import { BuildManifestSchema } from '@app/contract/service-worker'
import { currentLanguage } from '@app/language/current'
import { inLanguage } from '@app/language/tags'
import * as v from 'valibot'

const TIMEOUT_MS = 5_000

/** The build that our own server has now; null where it cannot be reached or says something else. Never rejects. */
export async function readServerBuild(): Promise<string | null> {
	try {
		const reply = await fetch('/build.json', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
		return reply.ok ? v.parse(BuildManifestSchema, await reply.json()).version : null
	} catch {
		return null
	}
}

/** Whether anything answers at our own address. */
export async function reachesServer(): Promise<boolean> {
	try {
		await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
		return true
	} catch {
		return false
	}
}

/**
 * Whether our own server has a menu to show: its pages answer 503 while it has none, and what they hold is less than
 * any cached page.
 */
export async function servesMenu(): Promise<boolean> {
	try {
		const order = inLanguage(currentLanguage().tag, '/order')
		const { ok } = await fetch(order, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
		return ok
	} catch {
		return false
	}
}
