const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/**
 * The first words of clean HTML as plain text, at most `length` characters long; whole words, and an ellipsis where
 * something is left out.
 */
export function excerptOf(html: string, length: number): string {
	const text = html
		.replace(/<[^>]*>/g, ' ')
		.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
		.replace(/\s+/g, ' ')
		// A tag that ends before a full stop leaves no gap.
		.replace(/ (?=[.,;:!?])/g, '')
		.trim()
	if (text.length <= length) return text
	const cut = text.lastIndexOf(' ', length - 1)
	return `${text.slice(0, cut > 0 ? cut : length - 1)}…`
}
