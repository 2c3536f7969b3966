import type { Random } from '../random.ts'
import { pickBrokenBody, pickContentType, pickHeader, pickQuery, pickSegment, spoil } from './odd-values.ts'
import { sample, type Target } from './targets.ts'

export interface OddRequest {
	server: Target['server']
	bytes: Buffer
	/** False where the server may wait for more bytes. */
	isWhole: boolean
	/** Pictures and PDFs may take longer. */
	isSlow: boolean
}

export interface Known {
	/** Values of path parameters that exist. */
	parameters: Readonly<Record<string, readonly string[]>>
	/** The token of a signed-in customer. */
	token: string
}

/** One request to a route, odd in one or more of its parts. */
export function makeOddRequest(target: Target, known: Known, random: Random): OddRequest {
	const path = target.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
		random.pick(random.chance(0.5) ? (known.parameters[name] ?? ['a1']) : [pickSegment(random)]),
	)
	const method = random.chance(0.9)
		? random.pick(target.methods)
		: random.pick(['PROPFIND', 'TRACE', 'POST', 'GET', 'get'])
	const query = random.chance(0.5) ? pickQuery(random) : ''
	let isWhole = true
	const headers = ['Host: shop', 'Connection: close']
	if (random.chance(0.4)) headers.push(`Authorization: Bearer ${known.token}`)
	for (let left = random.integer(0, 2); left > 0; left--) headers.push(pickHeader(random))
	let body: Buffer = Buffer.alloc(0)
	if (!/^(GET|HEAD|OPTIONS|TRACE)$/.test(method) || random.chance(0.05)) {
		const isValidAtFirst = random.chance(0.7)
		body = isValidAtFirst
			? spoil(target.body ? sample(target.body) : { email: 'a@b.ie', data: {} }, random)
			: pickBrokenBody(random)
		headers.push(`Content-Type: ${random.chance(0.8) ? 'application/json' : pickContentType(random)}`)
		const length = random.chance(0.9) ? [`Content-Length: ${body.length}`] : oddLength(body.length, random)
		isWhole = length.length === 1 && length[0] === `Content-Length: ${body.length}`
		headers.push(...length)
	}
	const head = `${method} ${path}${query} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`
	return {
		server: target.server,
		bytes: Buffer.concat([Buffer.from(head, 'latin1'), body]),
		isWhole,
		isSlow: /^\/(media|assets|og)\/|pdf|pass/.test(path),
	}
}

/** Too long, too short, twice, or none at all. */
function oddLength(length: number, random: Random): string[] {
	return random.pick([
		[`Content-Length: ${length + 10}`],
		[`Content-Length: ${Math.max(0, length - 3)}`],
		[`Content-Length: ${length}`, `Content-Length: ${length + 1}`],
		['Content-Length: -1'],
		['Transfer-Encoding: chunked'],
		[`Content-Length: ${length}`, 'Transfer-Encoding: chunked'],
		[],
	])
}
