import type { Random } from '../random.ts'
import { type Callers, pickToken } from './callers.ts'
import { type Framed, frame } from './framing.ts'
import { pickBrokenBody, pickContentType, pickHeaders, pickQuery, pickSegment, spoil } from './odd-values.ts'
import { sample, type Target } from './targets.ts'

export interface OddRequest {
	server: Target['server']
	bytes: Buffer
	/** False where the server may wait for more bytes, and need not answer when none come. */
	isWhole: boolean
	limitMs: number
}

const FOREIGN_METHODS = ['PROPFIND', 'TRACE', 'POST', 'GET', 'get', 'CONNECT', 'QUERY', 'M-SEARCH'] as const

/** One request to a route, odd in one or more of its parts. */
export function makeOddRequest(target: Target, callers: Callers, random: Random): OddRequest {
	const path = target.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
		random.pick(random.chance(0.5) ? (callers.parameters[name] ?? ['a1']) : [pickSegment(random)]),
	)
	const method = random.pick(random.chance(0.95) ? target.methods : FOREIGN_METHODS)
	const query = random.chance(0.5) ? pickQuery(random) : ''
	const headers = ['Host: shop', 'Connection: close']
	const token = pickToken(callers, method, path, random)
	if (token !== null) headers.push(`Authorization: Bearer ${token}`)
	for (let left = random.integer(0, 2); left > 0; left--) headers.push(...pickHeaders(random))
	let framed: Framed = { headers: [], body: Buffer.alloc(0), isWhole: true }
	if (!/^(GET|HEAD|OPTIONS|TRACE)$/.test(method) || random.chance(0.05)) {
		const isValidAtFirst = random.chance(0.7)
		const body = isValidAtFirst
			? spoil(target.body ? sample(target.body) : { email: 'a@b.ie', data: {} }, random)
			: pickBrokenBody(random)
		headers.push(`Content-Type: ${random.chance(0.7) ? 'application/json' : pickContentType(random)}`)
		framed = frame(body, random)
	}
	const version = random.chance(0.98) ? 'HTTP/1.1' : random.pick(['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTQ/1.1'])
	const head = `${method} ${path}${query} ${version}\r\n${[...headers, ...framed.headers].join('\r\n')}\r\n\r\n`
	return {
		server: target.server,
		bytes: Buffer.concat([Buffer.from(head, 'latin1'), framed.body]),
		isWhole:
			framed.isWhole &&
			!headers.some((header) => /^(transfer-encoding|upgrade):/i.test(header)) &&
			method !== 'CONNECT',
		limitMs: target.limitMs,
	}
}
