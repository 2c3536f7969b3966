const ASSET = /\ssrc="[^"]*?\/assets\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})[^"]*"/gi

/** Rich text of the CMS with its pictures from our own origin, in a size for a column of text. */
export function mapRichText(html: string): string {
	return html.replace(ASSET, ' src="/media/$1/wide-800" loading="lazy" decoding="async"')
}
