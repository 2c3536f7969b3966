import type { Post } from '@app/contract/content'
import { currentLanguage } from '@app/language/current'
import { inLanguage, LANGUAGES } from '@app/language/tags'
import type { BlogPosting } from 'schema-dts'
import { publisher } from './organization.server.ts'

/** Longer headlines are not shown in full by search engines. */
const MAX_HEADLINE = 110

/**
 * An article of the blog, as the page in the language of its words. `shareImage` is the path of its Open Graph
 * picture, which stands in where it has none of its own.
 */
export function blogPosting(publicUrl: string, post: Post, shareImage: string): BlogPosting {
	const { slug, title, summary, picture, author, tags, date_created, date_updated } = post
	const current = currentLanguage().tag
	const tag = post.language === current ? current : 'en'
	const url = publicUrl + inLanguage(tag, `/blog/${encodeURIComponent(slug)}`)
	const own = picture ? [`${publicUrl}/media/${picture.id}/wide-1200`] : []
	return {
		'@type': 'BlogPosting',
		'@id': `${url}#post`,
		headline: title.slice(0, MAX_HEADLINE),
		...(summary && { description: summary }),
		url,
		mainEntityOfPage: url,
		image: [...own, publicUrl + shareImage],
		datePublished: date_created,
		dateModified: date_updated ?? date_created,
		author: author
			? { '@type': 'Person', name: author.name, ...(author.role && { jobTitle: author.role }) }
			: publisher(publicUrl),
		publisher: publisher(publicUrl),
		inLanguage: LANGUAGES[tag].locale,
		...(tags.length > 0 && { keywords: tags.map(({ name }) => name).join(', ') }),
	}
}
