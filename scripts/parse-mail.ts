/** What people look for in a message. */
export interface Mail {
	to: string
	subject: string
	text: string
	html: string
	/** The link that the message is about, null where it has none. */
	link: string | null
}

/** Reads a message as our own mailer writes it (RFC 5322, one level of parts); `raw` has a character for each byte. */
export function parseMail(raw: string): Mail {
	const message = splitPart(raw)
	const boundary = /boundary="?([^";]+)"?/i.exec(message.headers['content-type'] ?? '')?.[1]
	const parts = boundary ? message.body.split(`--${boundary}`).slice(1, -1).map(splitPart) : [message]
	const contentOf = (type: string) => {
		const part = parts.find(({ headers }) => (headers['content-type'] ?? 'text/plain').startsWith(type))
		return part ? decodeBody(part.body, part.headers['content-transfer-encoding'] ?? '7bit') : ''
	}
	const text = contentOf('text/plain')
	return {
		to: (message.headers.to ?? '').replace(/^.*<(.*)>.*$/, '$1'),
		subject: decodeWords(message.headers.subject ?? ''),
		text,
		html: contentOf('text/html'),
		link: /https?:\/\/\S+[?&](?:token|change)=\S+/.exec(text)?.[0] ?? /https?:\/\/\S+/.exec(text)?.[0] ?? null,
	}
}

/** The message in one line for a terminal, which must not act on what a sender put into it. */
export function describeMail({ to, subject, link }: Mail): string {
	return `Mail to ${to}: ${subject}${link ? ` → ${link}` : ''}`.replace(/\p{Cc}/gu, '')
}

interface Part {
	headers: Record<string, string>
	body: string
}

function splitPart(text: string): Part {
	const normal = text.replace(/\r\n/g, '\n').replace(/^\n/, '')
	const end = normal.indexOf('\n\n')
	const head = normal.slice(0, end).replace(/\n[ \t]+/g, ' ')
	const headers = head.split('\n').map((line) => {
		const colon = line.indexOf(':')
		return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
	})
	return { headers: Object.fromEntries(headers), body: normal.slice(end + 2) }
}

const utf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8')
const decodeHex = (text: string) =>
	text.replace(/=([0-9A-F]{2})/gi, (_match, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

function decodeBody(body: string, encoding: string): string {
	if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
	return utf8(encoding === 'quoted-printable' ? decodeHex(body.replace(/=\n/g, '')) : body)
}

/** Words of a header that are not ASCII, as in =?UTF-8?Q?…?=. */
function decodeWords(text: string): string {
	return text
		.replace(/(\?=)\s+(=\?)/g, '$1$2')
		.replace(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_match, kind: string, word: string) =>
			kind.toUpperCase() === 'B'
				? Buffer.from(word, 'base64').toString('utf8')
				: utf8(decodeHex(word.replace(/_/g, ' '))),
		)
}
