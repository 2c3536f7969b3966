/**
 * What rich text of the CMS may hold: the CMS removes everything else whenever it is written. Tags, and the
 * attributes of each.
 */
export const RICH_TEXT_TAGS: Readonly<Record<string, readonly string[]>> = {
	h2: [],
	h3: [],
	h4: [],
	p: [],
	br: [],
	hr: [],
	strong: [],
	em: [],
	u: [],
	s: [],
	code: [],
	blockquote: [],
	ul: [],
	ol: ['start'],
	li: [],
	a: ['href', 'rel'],
	/** Of our own assets alone: `src` is `/assets/{id}?key={preset}`. */
	img: ['src', 'alt', 'width', 'height', 'loading'],
	table: [],
	thead: [],
	tbody: [],
	tr: [],
	th: ['colspan', 'rowspan', 'scope'],
	td: ['colspan', 'rowspan'],
}

/** Schemes of links; an address without one is a path of the storefront. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const
