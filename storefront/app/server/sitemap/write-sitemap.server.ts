import { inLanguage, LANGUAGE_TAGS, type LanguageTag } from '@app/language/tags'

/** A page that search engines may know. */
export interface SitemapEntry {
	/** Without its language. */
	path: string
	/** Those that it exists in; English is always among them. */
	languages: readonly LanguageTag[]
	/** When what it shows was last changed; null where nobody knows. */
	changed: string | null
}

/** The protocol allows 50,000 addresses in one file. */
export const MAX_SITEMAP_ENTRIES = Math.floor(50_000 / LANGUAGE_TAGS.length)

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const LINKS = 'http://www.w3.org/1999/xhtml'

/** The address of a part, counted from 1. */
const sitemapPartPath = (part: number) => `/sitemap.xml?part=${part}`

/**
 * The sitemap's text. With more entries than one file may hold it is an index of parts, each of which is asked for by
 * its number; `part` null is the whole or the index. Null for a part that is not there.
 */
export function writeSitemap(
	publicUrl: string,
	entries: readonly SitemapEntry[],
	part: number | null = null,
	limit = MAX_SITEMAP_ENTRIES,
): string | null {
	const parts = Math.ceil(entries.length / limit)
	if (part !== null) {
		const isPart = parts > 1 && Number.isInteger(part) && part >= 1 && part <= parts
		return isPart ? writeUrls(publicUrl, entries.slice((part - 1) * limit, part * limit)) : null
	}
	if (parts <= 1) return writeUrls(publicUrl, entries)
	const rows = Array.from({ length: parts }, (_, index) => {
		const newest = newestOf(entries.slice(index * limit, (index + 1) * limit))
		return `<sitemap><loc>${escapeXml(publicUrl + sitemapPartPath(index + 1))}</loc>${lastmod(newest)}</sitemap>\n`
	})
	return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${rows.join('')}</sitemapindex>\n`
}

function writeUrls(publicUrl: string, entries: readonly SitemapEntry[]): string {
	const rows = entries.flatMap(({ path, changed, languages }) =>
		languages.map(
			(tag) =>
				`<url><loc>${escapeXml(publicUrl + inLanguage(tag, path))}</loc>${lastmod(changed)}${alternates(publicUrl, path, languages)}</url>\n`,
		),
	)
	return `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${LINKS}">\n${rows.join('')}</urlset>\n`
}

/** Each language's page names all of them, itself included. */
function alternates(publicUrl: string, path: string, languages: readonly LanguageTag[]): string {
	if (languages.length < 2) return ''
	return languages
		.map((tag) => {
			const href = escapeXml(publicUrl + inLanguage(tag, path))
			return `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`
		})
		.join('')
}

/** The later of dates, however each was written; null where there is none. */
export function newest(...dates: readonly (string | null | undefined)[]): string | null {
	const times = dates.map((date) => Date.parse(date ?? '')).filter((time) => !Number.isNaN(time))
	return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null
}

const newestOf = (entries: readonly SitemapEntry[]) =>
	entries.reduce<string | null>((latest, { changed }) => newest(latest, changed), null)

/** Dates of the CMS come with and without an offset; the protocol wants one. */
function lastmod(changed: string | null): string {
	const date = newest(changed)
	return date ? `<lastmod>${date}</lastmod>` : ''
}

function escapeXml(text: string): string {
	return text.replace(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
