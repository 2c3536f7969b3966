const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/**
 * The words of one of our own mails for programs that show no HTML: a line for each paragraph and table row, the
 * cells of a row apart, and addresses behind their links. Reads the HTML that our templates write, not any HTML.
 */
export function htmlToText(html: string): string {
	const body = html.replace(/^[\s\S]*<body[^>]*>/i, '')
	const marked = body
		.replace(/\s+/g, ' ')
		.replace(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_match, address: string, label: string) =>
			nameLink(address, label.trim()),
		)
		.replace(/<br[^>]*>/gi, '\n')
		.replace(/<\/(?:p|h\d|tr|li|div|table)>/gi, '\n')
		.replace(/<h\d[^>]*>/gi, '\n')
		.replace(/<\/td> ?<td/gi, '  <td')
		.replace(/<[^>]*>/g, '')
	const lines = decodeEntities(marked)
		.split('\n')
		.map((line) => line.trim())
	return `${lines.filter((line, index) => line !== '' && line !== lines[index - 1]).join('\n\n')}\n`
}

function nameLink(address: string, label: string): string {
	const isAddressItself = address === label || address === `mailto:${label}`
	return isAddressItself ? label : `${label}: ${address}`
}

function decodeEntities(text: string): string {
	return text.replace(/&(?:#(\d+)|(\w+));/g, (match, code: string | undefined, name: string) =>
		code ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? match),
	)
}
