import { RICH_TEXT_TAGS } from '@app/contract/rich-text'
import sanitize from 'sanitize-html'
import { isForeign, parseLink } from './safe-link.ts'

/** Written by editors of other programs and by the Studio, and meant like ours. */
const SAME_AS: Record<string, string> = {
	h1: 'h2',
	h5: 'h4',
	h6: 'h4',
	b: 'strong',
	i: 'em',
	del: 's',
	strike: 's',
}

/** Deeper nesting is nobody's letter, and costs every reader. */
const MAX_NESTING = 40
/** The size in which a picture of a text is asked for. */
const PICTURE_PRESET = 'wide-800'
const ASSET = /^\/assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.\w{2,5})?(?:[/?#]|$)/

type Attributes = Record<string, string>

/** `0` to `9999`, as a browser reads it; undefined for anything else. */
const number = (given: string | undefined) => given?.match(/^\d{1,4}$/)?.[0]

function cleanLink(given: Attributes): Attributes {
	const href = parseLink(given.href)
	if (href === null) return {}
	return isForeign(href) ? { href, rel: 'noopener noreferrer' } : { href }
}

/** A picture of our own files, wherever it says that they are; `origins` are the addresses of this CMS. */
function cleanPicture(given: Attributes, origins: readonly string[]): Attributes {
	const source = given.src ?? ''
	const origin = origins.find((candidate) => source.startsWith(`${candidate}/`))
	const id = (origin ? source.slice(origin.length) : source).match(ASSET)?.[1]
	if (id === undefined) return {}
	const sizes = { width: number(given.width), height: number(given.height) }
	return {
		src: `/assets/${id}?key=${PICTURE_PRESET}`,
		alt: given.alt ?? '',
		...(sizes.width && sizes.height && (sizes as Attributes)),
		loading: 'lazy',
	}
}

function cleanNumbers(given: Attributes): Attributes {
	const { colspan, rowspan, start } = given
	const scope = given.scope === 'row' || given.scope === 'col' ? given.scope : undefined
	const kept = { colspan: number(colspan), rowspan: number(rowspan), start: number(start), scope }
	return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/**
 * Makes what cleans rich text: the tags and attributes of contract/rich-text.ts and nothing else, links that lead,
 * pictures of ours.
 */
export function createRichTextCleaner(origins: readonly string[]): (html: string) => string {
	const numbered = (tagName: string, attribs: Attributes) => ({ tagName, attribs: cleanNumbers(attribs) })
	const options: sanitize.IOptions = {
		allowedTags: Object.keys(RICH_TEXT_TAGS),
		allowedAttributes: Object.fromEntries(Object.entries(RICH_TEXT_TAGS).map(([tag, names]) => [tag, [...names]])),
		disallowedTagsMode: 'discard',
		// Checked below, more strictly.
		allowedSchemes: ['http', 'https', 'mailto', 'tel'],
		allowProtocolRelative: false,
		nestingLimit: MAX_NESTING,
		transformTags: {
			...Object.fromEntries(
				Object.entries(SAME_AS).map(([from, to]) => [from, sanitize.simpleTransform(to, {}, false)]),
			),
			a: (tagName, attribs) => ({ tagName, attribs: cleanLink(attribs) }),
			img: (tagName, attribs) => ({ tagName, attribs: cleanPicture(attribs, origins) }),
			ol: numbered,
			th: numbered,
			td: numbered,
		},
		exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
	}
	// A link that leads nowhere stays as its words.
	return (html) =>
		sanitize(html, options)
			.replace(/<a>([\s\S]*?)<\/a>/g, '$1')
			.trim()
}
