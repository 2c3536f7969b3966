import { CONTENT_DEEP, CONTENT_FIELDS, type Page, PageSchema } from '@app/contract/content'
import { type LegalPage, LegalPageSchema } from '@app/contract/legal'
import { InstantSchema } from '@app/contract/values'
import * as v from 'valibot'
import type { ContentReader } from '../../features/content/content-reader.ts'

const PageRefSchema = v.object({ slug: v.string(), date_updated: v.nullish(InstantSchema, null) })
type PageRef = v.InferOutput<typeof PageRefSchema>

/** Every page of the editors' own. */
export function readPageRefs(content: ContentReader): Promise<PageRef[]> {
	return content.read('pages', { fields: ['slug', 'date_updated'], limit: -1 }, v.array(PageRefSchema))
}

/** One page with its blocks; null where there is none. */
export async function readPage(content: ContentReader, slug: string): Promise<Page | null> {
	const query = { fields: [CONTENT_FIELDS.page], deep: CONTENT_DEEP, filter: { slug: { _eq: slug } }, limit: 1 }
	const [page] = await content.read('pages', query, v.array(PageSchema))
	return page ?? null
}

/** The texts that bind the shop: few, so they are read together. */
export function readLegalPages(content: ContentReader): Promise<LegalPage[]> {
	const query = { fields: ['slug', 'title', 'revision', 'valid_from', 'blocks'], limit: -1 }
	return content.read('legal_pages', query, v.array(LegalPageSchema))
}
