import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { chooseEncoding, type EncodedBody } from './encoding.ts'
import type { Middleware } from './request-listener.ts'

const TYPES: Record<string, string> = {
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.svg': 'image/svg+xml',
	'.ico': 'image/x-icon',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
	'.webp': 'image/webp',
	'.avif': 'image/avif',
	'.woff2': 'font/woff2',
	'.txt': 'text/plain; charset=utf-8',
	'.json': 'application/json',
}

interface StaticFile {
	headers: Record<string, string>
	body: Pick<EncodedBody, 'identity'> & Partial<EncodedBody>
}

/** The worker and the build's name tell open pages of a newer build: nobody may keep them. */
const ALWAYS_ASKED: ReadonlySet<string> = new Set(['/sw.js', '/build.json'])

/**
 * A name under /assets holds a hash of its content, so it never changes; most other files are looked at again after
 * an hour.
 */
function headersOf(path: string, identity: Buffer): Record<string, string> {
	const lasting = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
	return {
		'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
		'Cache-Control': ALWAYS_ASKED.has(path) ? 'no-cache' : lasting,
		ETag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
		Vary: 'Accept-Encoding',
	}
}

/**
 * The files of the client build, read into memory with what precompress.ts made of them. They are a megabyte or two,
 * and a build that is replaced under a running server cannot break the pages which that server still sends.
 */
export async function createStaticFiles(directory: string): Promise<Middleware> {
	const files = new Map<string, StaticFile>()
	const entries = await readdir(directory, { recursive: true, withFileTypes: true })
	const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
	for (const name of names) {
		const path = `/${relative(directory, name).split(sep).join('/')}`
		if (/\.(?:br|gz|map)$/.test(path) || path.startsWith('/.')) continue
		const identity = await readFile(name)
		const br = names.includes(`${name}.br`) ? await readFile(`${name}.br`) : undefined
		const gzip = names.includes(`${name}.gz`) ? await readFile(`${name}.gz`) : undefined
		files.set(path, { headers: headersOf(path, identity), body: { identity, br, gzip } })
	}

	return (req, res, next) => {
		const file = files.get((req.url ?? '/').split('?', 1)[0]!)
		if (!file || (req.method !== 'GET' && req.method !== 'HEAD')) return next()
		if (req.headers['if-none-match'] === file.headers.ETag) {
			res.writeHead(304, file.headers).end()
			return
		}
		const encoding = chooseEncoding(req.headers['accept-encoding'])
		const encoded = file.body[encoding]
		const body = encoded ?? file.body.identity
		if (encoded && encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
		res.writeHead(200, { ...file.headers, 'Content-Length': body.length })
		res.end(req.method === 'HEAD' ? undefined : body)
	}
}
