import { SOURCE_LANGUAGE } from '@app/contract/constants'
import { CONTENT_DEEP, CONTENT_FIELDS, type Page, PageSchema } from '@app/contract/content'
import { type LegalPage, LegalPageSchema } from '@app/contract/legal'
import { inEveryLanguage, LANGUAGES_OF_ROW, pickLanguage, translationFields } from '@app/contract/translations'
import { InstantSchema } from '@app/contract/values'
import * as v from 'valibot'
import type { ContentReader } from '../../features/content/content-reader.ts'

const PageRefSchema = v.object({
	slug: v.string(),
	date_updated: v.nullish(InstantSchema, null),
	...LANGUAGES_OF_ROW,
})
type PageRef = v.InferOutput<typeof PageRefSchema>

/** Every page of the editors' own, and the languages in which there is one. */
export async function readPageRefs(content: ContentReader): Promise<PageRef[]> {
	const fields = ['slug', 'date_updated', ...translationFields('', ['title', 'blocks.id'])]
	const pages = await content.read('pages', { fields, limit: -1 }, v.array(inEveryLanguage(PageRefSchema)))
	return pages.map((page) => pickLanguage(page, SOURCE_LANGUAGE))
}

/** One page with its blocks; null where there is none. */
export async function readPage(
	content: ContentReader,
	slug: string,
	language: string = SOURCE_LANGUAGE,
): Promise<Page | null> {
	const query = { fields: [CONTENT_FIELDS.page], deep: CONTENT_DEEP, filter: { slug: { _eq: slug } }, limit: 1 }
	const [page] = await content.read('pages', query, v.array(inEveryLanguage(PageSchema)))
	return page ? pickLanguage(page, language) : null
}

const LEGAL_FIELDS = ['slug', 'title', 'revision', 'valid_from', 'blocks']

/** The texts that bind the shop: few, so they are read together. */
export async function readLegalPages(content: ContentReader, language: string = SOURCE_LANGUAGE): Promise<LegalPage[]> {
	const query = { fields: [...LEGAL_FIELDS, ...translationFields('', ['title', 'revision', 'blocks'])], limit: -1 }
	const pages = await content.read('legal_pages', query, v.array(inEveryLanguage(LegalPageSchema)))
	return pages.map((page) => pickLanguage(page, language))
}
