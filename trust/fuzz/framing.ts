import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import type { Random } from '../random.ts'

/** A body as it goes over the wire, with the headers that say how. */
export interface Framed {
	headers: readonly string[]
	body: Buffer
	/** False where the headers promise more than comes. */
	isWhole: boolean
}

/** 30 MB of one letter, in 30 kB. */
const BOMB = gzipSync(Buffer.alloc(30_000_000, 'x'))

/** Mostly as it should be; else compressed, in chunks, or of another length than is said. */
export function frame(body: Buffer, random: Random): Framed {
	const chance = random.next()
	if (chance < 0.8) return plain(body)
	if (chance < 0.87) return compressed(body, random)
	if (chance < 0.94) return chunked(body, random)
	return ofOddLength(body, random)
}

const plain = (body: Buffer): Framed => ({ headers: [`Content-Length: ${body.length}`], body, isWhole: true })

function compressed(body: Buffer, random: Random): Framed {
	const [encoding, bytes] = random.pick([
		['gzip', () => gzipSync(body)],
		['deflate', () => deflateSync(body)],
		['br', () => brotliCompressSync(body)],
		['gzip', () => BOMB],
		['gzip, gzip', () => gzipSync(gzipSync(body))],
		['gzip', () => gzipSync(body).subarray(0, 15)],
		['gzip', () => body],
		['br', () => gzipSync(body)],
		['zstd', () => body],
		['identity, nonsense', () => body],
	] as const)
	const { headers, ...rest } = plain(bytes())
	return { ...rest, headers: [...headers, `Content-Encoding: ${encoding}`] }
}

function chunked(body: Buffer, random: Random): Framed {
	const size = body.length.toString(16)
	const [before, after, isWhole] = random.pick([
		[`${size}\r\n`, '\r\n0\r\n\r\n', true],
		[`${size};name="value";x\r\n`, '\r\n0\r\nTrailer: x\r\n\r\n', true],
		[`0000${size}\r\n`, '\r\n0\r\nContent-Length: 1\r\nHost: x\r\n\r\n', true],
		[`${size}\r\n`, '\r\n', false],
		[`${size}\r\n`, '\r\n0\r\n', false],
		['ffffffffff\r\n', '', false],
		['-1\r\n', '\r\n0\r\n\r\n', false],
		['nonsense\r\n', '\r\n0\r\n\r\n', false],
		[`${size}\n`, '\n0\n\n', false],
	] as const)
	return {
		headers: ['Transfer-Encoding: chunked'],
		body: Buffer.concat([Buffer.from(before), body, Buffer.from(after)]),
		isWhole: isWhole && body.length > 0,
	}
}

/** Too long, too short, twice, or none at all. */
function ofOddLength(body: Buffer, random: Random): Framed {
	const { length } = body
	const headers = random.pick([
		[`Content-Length: ${length + 10}`],
		[`Content-Length: ${Math.max(0, length - 3)}`],
		[`Content-Length: ${length}`, `Content-Length: ${length + 1}`],
		['Content-Length: -1'],
		['Content-Length: 99999999999999999999'],
		['Content-Length: 0x10'],
		['Transfer-Encoding: chunked'],
		[`Content-Length: ${length}`, 'Transfer-Encoding: chunked'],
		[],
	])
	return { headers, body, isWhole: false }
}
