import { createIdentityClient } from '../../../lib/auth/identity-client.ts'
import { fetchCms } from '../../../lib/http/fetch-cms.server.ts'
import { now } from '../../../lib/timing/clock.ts'

const KEEP_MS = 60_000
/** After a failed question the CMS is left alone for a while. */
const RETRY_MS = 5_000
/** A page waits this long for the first answer, and then does without the button. */
const PATIENCE_MS = 400

interface Known {
	hasGoogle: boolean
	until: number
}

const known = new Map<string, Known>()
const running = new Map<string, Promise<boolean>>()

async function ask(cmsUrl: string): Promise<boolean> {
	const before = known.get(cmsUrl)?.hasGoogle ?? false
	try {
		const hasGoogle = (await createIdentityClient(cmsUrl, fetchCms).readProviders()).includes('google')
		known.set(cmsUrl, { hasGoogle, until: now() + KEEP_MS })
		return hasGoogle
	} catch {
		known.set(cmsUrl, { hasGoogle: before, until: now() + RETRY_MS })
		return before
	} finally {
		running.delete(cmsUrl)
	}
}

/**
 * Whether the CMS offers sign-in with Google. Answered from memory for a minute; after that the CMS is asked while
 * the last answer still counts, so that only the very first page waits for it, and not long.
 */
export async function offersGoogle(cmsUrl: string | null): Promise<boolean> {
	if (cmsUrl === null) return false
	const last = known.get(cmsUrl)
	if (last && last.until > now()) return last.hasGoogle
	const answer = running.get(cmsUrl) ?? ask(cmsUrl)
	running.set(cmsUrl, answer)
	if (last) return last.hasGoogle
	const tired = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false))
	return Promise.race([answer, tired])
}
