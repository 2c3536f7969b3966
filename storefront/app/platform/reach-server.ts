import { BuildManifestSchema } from '@app/contract/service-worker'
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
