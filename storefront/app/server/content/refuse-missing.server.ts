import { GoneReplySchema, type PreviewedCollection } from '@app/contract/content'
import { successOf } from '@app/contract/errors'
import { t } from '@app/language/current'
import { createCmsClient } from '../../lib/http/cms-client.ts'
import { fetchCms } from '../../lib/http/fetch-cms.server.ts'
import { RequestError } from '../../lib/http/request-error.ts'
import { now } from '../../lib/timing/clock.ts'
import { isSlug } from './find-row.server.ts'

const ReplySchema = successOf(GoneReplySchema)
const TIMEOUT_MS = 4_000
/**
 * Whether a row was there once hardly changes: known addresses are not asked for each time, and of unknown ones a few
 * in a second.
 */
const KEEP_MS = 60_000
const MAX_CACHED = 500
const ASKED_IN_A_SECOND = 10

const cached = new Map<string, { isGone: boolean; until: number }>()
let second = { startedAt: 0, asked: 0 }

/**
 * Counts a question to the CMS; false where enough were asked in this second: a flood of made-up addresses is
 * answered without it.
 */
function mayAsk(at: number): boolean {
	if (Math.abs(at - second.startedAt) >= 1_000) second = { startedAt: at, asked: 0 }
	second.asked += 1
	return second.asked <= ASKED_IN_A_SECOND
}

/**
 * The answer for a row that is not among the public ones: 410 where there was one, such as an archived post or a
 * filled job, else 404. During an outage it is 503, as for all that could not be read.
 */
export async function refuseMissing(
	cmsUrl: string | null,
	collection: PreviewedCollection,
	slug: string,
	path: string,
): Promise<never> {
	if (isSlug(slug) && (await wasThere(cmsUrl, `/capi/content/gone/${collection}/${slug}`)))
		throw new Response(t('This page is gone: {path}', { path }), { status: 410 })
	throw new Response(t('Page not found: {path}', { path }), { status: 404 })
}

async function wasThere(cmsUrl: string | null, path: string): Promise<boolean> {
	const at = now()
	const question = `${cmsUrl}${path}`
	const known = cached.get(question)
	if (known && at < known.until) return known.isGone
	if (!mayAsk(at)) return false
	const isGone = await askWhetherGone(cmsUrl, path)
	const [oldest] = cached.keys()
	if (cached.size >= MAX_CACHED) cached.delete(oldest!)
	cached.set(question, { isGone, until: at + KEEP_MS })
	return isGone
}

async function askWhetherGone(cmsUrl: string | null, path: string): Promise<boolean> {
	try {
		const options = { isPublic: true, signal: AbortSignal.timeout(TIMEOUT_MS) }
		return (await createCmsClient(cmsUrl, fetchCms).get(path, ReplySchema, options)).data.gone
	} catch (error) {
		if (error instanceof RequestError && error.status >= 400 && error.status < 500) return false
		throw new Response(t('This page is not available at the moment.'), { status: 503 })
	}
}
