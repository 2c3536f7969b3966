import { SOURCE_LANGUAGE } from '@app/contract/constants'
import type { ContentQuery } from './content-query.ts'

/** More is no search, but a text that somebody has pasted. */
const MAX_LENGTH = 80
const MAX_WORDS = 8

/** What is looked for in `?q=`; null where that is nothing. */
export function readBlogSearch(param: string | null): string | null {
	const search = (param ?? '').slice(0, MAX_LENGTH).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS).join(' ')
	return search || null
}

type Filter = NonNullable<ContentQuery['filter']>

/**
 * Posts that have every word in their title, their summary or the name of a tag, as written or, for a reader of
 * another language, in a translation. Directus asks one thing of a translation at a time: in which language the word
 * stands is not among it.
 */
export function blogSearchFilter(search: string, language: string): Filter {
	return { _and: search.split(' ').map((word): Filter => ({ _or: placesOf({ _icontains: word }, language) })) }
}

function placesOf(holds: Filter, language: string): Filter[] {
	const written: Filter[] = [{ title: holds }, { summary: holds }, { tags: { tags_id: { name: holds } } }]
	if (language === SOURCE_LANGUAGE) return written
	const translated = (column: string): Filter => ({ translations: { [column]: holds } })
	return [...written, translated('title'), translated('summary'), { tags: { tags_id: translated('name') } }]
}
