import { type PreviewedCollection, type PreviewReply, PreviewReplySchema } from '@app/contract/content'
import { successOf } from '@app/contract/errors'
import { inEveryLanguage, pickLanguage } from '@app/contract/translations'
import { currentLanguage, t } from '@app/language/current'
import * as v from 'valibot'
import { createCmsClient } from '../../lib/http/cms-client.ts'
import { fetchCms } from '../../lib/http/fetch-cms.server.ts'
import { RequestError } from '../../lib/http/request-error.ts'

const TIMEOUT_MS = 8_000
const ReplySchema = successOf(PreviewReplySchema)

/** Whether an address is an editor's look at a draft. */
export const isPreview = (url: URL): boolean => url.searchParams.has('preview')

/**
 * The row that an editor's link shows (`?preview=`), as it is in the CMS at this moment and in the page's language
 * where it is translated; null for every other address.
 * @throws Response 410 for a link that has run out, 404 where it is for something else, 503 while the CMS does not
 * answer.
 */
export async function readPreview<Schema extends v.GenericSchema>(
	cmsUrl: string | null,
	url: URL,
	wanted: { collection: PreviewedCollection; slug: string; schema: Schema },
): Promise<v.InferOutput<Schema> | null> {
	if (!isPreview(url)) return null
	const reply = await ask(cmsUrl, url.searchParams.get('preview') ?? '')
	const row = v.safeParse(inEveryLanguage(wanted.schema), reply.row)
	const isIt = reply.collection === wanted.collection && reply.row.slug === wanted.slug
	if (!isIt || !row.success) throw new Response(t('This preview is for another page.'), { status: 404 })
	return pickLanguage(row.output as Record<string, v.InferOutput<Schema>>, currentLanguage().tag)
}

async function ask(cmsUrl: string | null, token: string): Promise<PreviewReply> {
	try {
		const options = { isPublic: true, signal: AbortSignal.timeout(TIMEOUT_MS) }
		return (await createCmsClient(cmsUrl, fetchCms).post('/capi/content/preview', { token }, ReplySchema, options)).data
	} catch (error) {
		const isRefused = error instanceof RequestError && error.status >= 400 && error.status < 500
		if (isRefused) throw new Response(t('This preview has run out. Open it again from the Studio.'), { status: 410 })
		throw new Response(t('This preview is not available at the moment.'), { status: 503 })
	}
}
