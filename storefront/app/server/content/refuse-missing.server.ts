import { GoneReplySchema, type PreviewedCollection } from '@app/contract/content'
import { successOf } from '@app/contract/errors'
import { createCmsClient } from '../../platform/cms-client.ts'
import { RequestError } from '../../platform/request-error.ts'

const ReplySchema = successOf(GoneReplySchema)
const TIMEOUT_MS = 4_000
/** What no editor can have typed is not asked for. */
const SLUG = /^[a-z\d][a-z\d-]{0,119}$/

/**
 * The answer for a row that is not among the public ones: 410 where there was one, such as an archived post or a filled job, else 404. During an
 * outage it is 503, as for all that could not be read.
 */
export async function refuseMissing(
	cmsUrl: string | null,
	collection: PreviewedCollection,
	slug: string,
	path: string,
): Promise<never> {
	const isGone = SLUG.test(slug) && (await askWhetherGone(cmsUrl, `/capi/content/gone/${collection}/${slug}`))
	if (isGone) throw new Response(`This page is gone: ${path}`, { status: 410 })
	throw new Response(`Page not found: ${path}`, { status: 404 })
}

async function askWhetherGone(cmsUrl: string | null, path: string): Promise<boolean> {
	try {
		const options = { isPublic: true, signal: AbortSignal.timeout(TIMEOUT_MS) }
		return (await createCmsClient(cmsUrl).get(path, ReplySchema, options)).data.gone
	} catch (error) {
		if (error instanceof RequestError && error.status >= 400 && error.status < 500) return false
		throw new Response('This page is not available at the moment.', { status: 503 })
	}
}
