import { RICH_TEXT_TAGS } from '@app/contract/rich-text'

const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)( \/)?>/g
const ATTRIBUTE = /([a-z]+)="([^"]*)"/g

/** Characters that an address may have where it runs nowhere: own paths, and the schemes of contract/rich-text.ts. */
const LINK = /^(?:\/(?![/\\])|[?#]|https?:\/\/[^@]*$|mailto:|tel:)/
const SOURCE = /^\/assets\/[0-9a-f-]{36}\?key=wide-800$/

/**
 * Throws where stored rich text holds anything but allowed tags with allowed attributes, in the one way of writing
 * that the cleaner has. It shares nothing with the cleaner but the list: a parser that misreads would misread twice.
 */
export function assertCleanHtml(html: string): void {
	const fail = (why: string): never => {
		throw new Error(`${why}: ${html}`)
	}
	const rest = html.replace(TAG, (_tag, closing: string, name: string, attributes: string) => {
		const allowed = RICH_TEXT_TAGS[name] ?? fail(`<${name}> is stored`)
		if (closing && attributes) fail('A closing tag has attributes')
		for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
			if (!allowed.includes(attribute)) fail(`${name} has ${attribute}`)
			const text = value.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
			if (attribute === 'href' && (!LINK.test(text) || /[\s\p{Cc}\p{Cf}]/u.test(text))) fail(`A link leads to ${text}`)
			if (attribute === 'src' && !SOURCE.test(text)) fail(`A picture is of ${text}`)
		}
		return ''
	})
	if (/[<>]/.test(rest)) fail('Something is left that a browser might take for a tag')
}
