import { currentLanguage } from '@app/language/current'
import { inLanguage, splitLanguage } from '@app/language/tags'

const ASSET = /\ssrc="[^"]*?\/assets\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})[^"]*"/gi

const OWN_LINK = /\shref="(\/(?!\/)[^"?#]*)/g
const FILE = /\.\w+$|^\/media\//

/**
 * Rich text of the CMS with its pictures from our own origin, in a size for a column of text, and with its links
 * leading to pages in the current language where they name none.
 */
export function mapRichText(html: string): string {
	const { tag } = currentLanguage()
	return html
		.replace(ASSET, ' src="/media/$1/wide-800" loading="lazy" decoding="async"')
		.replace(OWN_LINK, (whole, path) => {
			const isBare = !FILE.test(path) && splitLanguage(path).tag === 'en'
			return isBare ? ` href="${inLanguage(tag, path)}` : whole
		})
}
