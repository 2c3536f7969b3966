import { currentLanguage, t } from '@app/language/current'
import { inLanguage, LANGUAGE_TAGS, LANGUAGES, type LanguageTag } from '@app/language/tags'
import type { MetaDescriptor } from 'react-router'
import { BRAND } from '../brand.ts'
import shareImage from '../ui/art/share.jpg'
import { alternateLinks } from './alternate-links.ts'

/** A picture for those to whom a page is shared: 1200×630 where it is one of ours (app/server/share-pictures). */
interface SharePicture {
	/** Path on our origin, or a whole address. */
	src: string
	alt: string
}

/** What a page says of itself to search engines and to those to whom it is shared. */
export interface PageDescription {
	/** Without the brand's name, which is added. */
	title: string
	/** One or two sentences; the brand's own where a page has none. */
	description?: string | null
	/** Private, test, error and preview pages, and pages of a list beyond its end: kept out of search engines. */
	noindex?: boolean
	/**
	 * The page's one address without its language, with what of the query counts (`/blog?page=2`). Its path without any
	 * query where it is not given.
	 */
	canonical?: string
	/** The address that is shared, where it shows more than the canonical one: a dish on the menu. */
	shared?: string
	picture?: SharePicture
	/** What is a text of one day, with its dates as instants. */
	article?: { published: string; modified?: string | null; authors?: readonly string[]; tags?: readonly string[] }
	/** A feed of what the page lists. */
	feed?: { title: string; href: string }
	/**
	 * Those that its words exist in; all of them where it is not given. In another one the page is a copy of the English
	 * one.
	 */
	languages?: readonly string[]
}

/** What a route's `meta` is given, as far as it matters here. */
interface MetaInput {
	location: { pathname: string }
	matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

const defaultPicture = (): SharePicture => ({ src: shareImage, alt: `${BRAND.name}: ${t(BRAND.line)}` })

/** Own address without a trailing slash; null where even the root's data failed. */
function publicUrlOf({ matches }: MetaInput): string | null {
	const root = matches.find((match) => match?.id === 'root')?.loaderData
	return (root as { publicUrl?: string } | undefined)?.publicUrl ?? null
}

/**
 * Everything in a page's head that says what the page is: title, description, canonical address, Open Graph, Twitter
 * card, robots, and links to its feed and its other languages. A page that is kept out of search engines has no
 * canonical address.
 */
export function pageMeta(input: MetaInput, page: PageDescription): MetaDescriptor[] {
	const description = page.description || t(BRAND.description)
	const { article, feed, noindex = false, picture = defaultPicture() } = page
	const publicUrl = publicUrlOf(input)
	const absolute = (address: string) => (publicUrl === null ? null : new URL(address, publicUrl).href)
	const path = page.canonical ?? (input.location.pathname.replace(/\/+$/, '') || '/')
	const languages = LANGUAGE_TAGS.filter((tag) => page.languages?.includes(tag) ?? true)
	const current = currentLanguage().tag
	const tag: LanguageTag = languages.includes(current) ? current : 'en'
	const url = absolute(inLanguage(tag, path))
	const sharedUrl = absolute(inLanguage(tag, page.shared ?? path))
	const image = absolute(picture.src)
	return [
		{ title: `${page.title} · ${BRAND.name}` },
		{ name: 'description', content: description },
		...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
		...(noindex || !url ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
		{ property: 'og:type', content: article ? 'article' : 'website' },
		{ property: 'og:site_name', content: BRAND.name },
		{ property: 'og:locale', content: LANGUAGES[tag].locale.replace('-', '_') },
		{ property: 'og:title', content: page.title },
		{ property: 'og:description', content: description },
		...(sharedUrl ? [{ property: 'og:url', content: sharedUrl }] : []),
		...(image ? imageMeta(image, picture.alt) : []),
		...(article ? articleMeta(article) : []),
		{ name: 'twitter:card', content: 'summary_large_image' },
		...(publicUrl && !noindex ? alternateLinks(publicUrl, path, languages) : []),
		...(feed
			? [
					{
						tagName: 'link' as const,
						rel: 'alternate',
						type: 'application/rss+xml',
						title: feed.title,
						href: inLanguage(current, feed.href),
					},
				]
			: []),
	]
}

function imageMeta(image: string, alt: string): MetaDescriptor[] {
	return [
		{ property: 'og:image', content: image },
		{ property: 'og:image:width', content: String(SHARE_WIDTH) },
		{ property: 'og:image:height', content: String(SHARE_HEIGHT) },
		{ property: 'og:image:alt', content: alt },
	]
}

function articleMeta({ published, modified, authors = [], tags = [] }: NonNullable<PageDescription['article']>) {
	return [
		{ property: 'article:published_time', content: published },
		...(modified ? [{ property: 'article:modified_time', content: modified }] : []),
		...authors.map((author) => ({ property: 'article:author', content: author })),
		...tags.map((tag) => ({ property: 'article:tag', content: tag })),
	]
}
