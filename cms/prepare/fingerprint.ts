import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CMS_ROOT } from '../environment/settings.ts'

const SOURCE_FOLDERS = ['access', 'prepare', 'schema', 'seed']

/** A short digest of any JSON value. */
export function fingerprintOf(value: unknown): string {
	return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)
}

/** Digest of everything that preparing reads, Directus's version included: the same digest means nothing to do. */
export async function fingerprintOfSources(database: string): Promise<string> {
	const require = createRequire(import.meta.url)
	const { version } = JSON.parse(readFileSync(require.resolve('directus/package.json'), 'utf8')) as { version: string }
	const hash = createHash('sha256').update(`${version}\n${database}\n`)
	for (const folder of SOURCE_FOLDERS) {
		const names = (await readdir(join(CMS_ROOT, folder), { recursive: true })).filter((name) =>
			/(?<!\.test)\.(ts|json)$/.test(name),
		)
		for (const name of names.sort())
			hash.update(`${folder}/${name}\n`).update(await readFile(join(CMS_ROOT, folder, name)))
	}
	return hash.digest('hex').slice(0, 32)
}
