import { writeFileSync } from 'node:fs'

type Value = string | number | boolean | Value[] | { [key: string]: Value }

const NODE_BYTES = 6
const SEPARATOR = Buffer.alloc(16)
const METADATA_MARK = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')

/** A control byte and what follows it; sizes above 28 are written behind it. */
function head(type: number, size: number): Buffer {
	const small = Math.min(size, 29)
	const rest = size < 29 ? [] : [size - 29]
	return type < 8 ? Buffer.from([(type << 5) | small, ...rest]) : Buffer.from([small, type - 7, ...rest])
}

function encode(value: Value): Buffer {
	if (typeof value === 'string') {
		const bytes = Buffer.from(value)
		return Buffer.concat([head(2, bytes.length), bytes])
	}
	if (typeof value === 'boolean') return head(14, value ? 1 : 0)
	if (typeof value === 'number') {
		const bytes = Buffer.alloc(4)
		bytes.writeUInt32BE(value)
		return Buffer.concat([head(6, 4), bytes])
	}
	if (Array.isArray(value)) return Buffer.concat([head(11, value.length), ...value.map(encode)])
	const entries = Object.entries(value)
	return Buffer.concat([head(7, entries.length), ...entries.flatMap(([key, inner]) => [encode(key), encode(inner)])])
}

/**
 * Writes a database in MaxMind's format that knows one IPv4 network (as 203.0.113 for its /24), and nothing of any
 * other.
 */
export function writeIpDatabase(path: string, network: string, record: Value): void {
	const bits = network.split('.').flatMap((part) => Array.from(Number(part).toString(2).padStart(8, '0'), Number))
	const unknown = bits.length
	const tree = Buffer.alloc(bits.length * NODE_BYTES)
	bits.forEach((bit, node) => {
		const isLast = node === bits.length - 1
		const next = isLast ? bits.length + SEPARATOR.length : node + 1
		tree.writeUIntBE(bit === 0 ? next : unknown, node * NODE_BYTES, 3)
		tree.writeUIntBE(bit === 1 ? next : unknown, node * NODE_BYTES + 3, 3)
	})
	const metadata = {
		binary_format_major_version: 2,
		binary_format_minor_version: 0,
		build_epoch: 1_700_000_000,
		database_type: 'Test',
		description: { en: 'A test' },
		ip_version: 4,
		languages: ['en'],
		node_count: bits.length,
		record_size: 24,
	}
	writeFileSync(path, Buffer.concat([tree, SEPARATOR, encode(record), METADATA_MARK, encode(metadata)]))
}
