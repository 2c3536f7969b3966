import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Last step of the build: a .br and a .gz beside every text file, so that serving costs no compression. */
const CLIENT = join(import.meta.dirname, '../build/client')
const TEXT = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.map'])
const SMALLEST_BYTES = 512

for (const entry of await readdir(CLIENT, { recursive: true, withFileTypes: true })) {
	if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue
	const file = join(entry.parentPath, entry.name)
	const body = await readFile(file)
	if (body.length < SMALLEST_BYTES) continue
	const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
	await writeFile(`${file}.br`, brotliCompressSync(body, { params }))
	await writeFile(`${file}.gz`, gzipSync(body, { level: 9 }))
}
