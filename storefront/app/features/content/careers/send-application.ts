import type { CmsClient } from '../../../lib/http/cms-client.ts'
import { noAnswer, refusal } from '../../../lib/http/request-error.ts'
import { loadServerTexts } from '../../../lib/rendering/load-language.ts'

/** Five megabytes over a slow phone. */
const TIMEOUT_MS = 180_000

/** Sends an application with its document. Rejects with a RequestError; the same application twice is kept once. */
export async function sendApplication(cms: CmsClient, slug: string, form: FormData): Promise<void> {
	const url = `${cms.address()}/capi/careers/${encodeURIComponent(slug)}/apply`
	const signal = AbortSignal.timeout(TIMEOUT_MS)
	const reply = await fetch(url, { method: 'POST', body: form, signal }).catch((cause: unknown) => {
		throw noAnswer(cause)
	})
	if (reply.ok) return
	await loadServerTexts()
	throw refusal(reply, await reply.json().catch(() => null))
}
