const SHAPES =
	/^(?:path|g|circle|ellipse|rect|line|polyline|polygon|defs|use|mask|clipPath|linearGradient|radialGradient|stop)$/
const TAG = /<(?:\/([a-zA-Z]+)\s*|([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<>]*")*)\s*\/?)>/gy
const ATTRIBUTE = /([a-zA-Z:-]+)="([^"]*)"/g

/** No icon is longer; an illustration that is does not belong into every page. */
const MAX_LENGTH = 20_000

/**
 * Whether the inside of an icon is nothing but shapes. It becomes part of a page, and a script in a page that
 * everybody is sent would be named by its policy as ours: what is not known to be harmless is not shown.
 */
export function isHarmlessIcon(body: string): boolean {
	if (body.length === 0 || body.length > MAX_LENGTH) return false
	let end = 0
	for (const { 0: tag, 1: closing, 2: opening, 3: attributes = '', index } of body.matchAll(TAG)) {
		if (!SHAPES.test(closing ?? opening ?? '') || !areHarmless(attributes)) return false
		end = index + tag.length
	}
	return end === body.length
}

function areHarmless(attributes: string): boolean {
	for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
		// A style needs a permission of its own in the page's policy; handlers begin with "on".
		if (/^(?:on|style$)/i.test(name)) return false
		if (/href$/i.test(name) && !/^#[\w-]+$/.test(value)) return false
		if (/url\((?!#)|&|\\/i.test(value)) return false
	}
	return true
}
