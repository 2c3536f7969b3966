import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const TEXT = /\.(?:js|json|html)$/

/**
 * A storefront like the one that was built, but of the next build: another version, and the home page's code under
 * another name, so that the old name is gone from the server as after every real build. Gives the folder to start
 * `server/main.ts` from, and how to remove it.
 */
export function makeSecondBuild(): { main: string; version: string; remove: () => void } {
	const folder = mkdtempSync(join(root, 'var/second-build-'))
	for (const part of ['server', 'app', 'build', 'package.json'])
		cpSync(join(root, 'storefront', part), join(folder, part), { recursive: true })
	const { version: old } = JSON.parse(readFileSync(join(folder, 'build/client/build.json'), 'utf8'))
	const version = [...old].reverse().join('')
	const assets = join(folder, 'build/client/assets')
	const home = readdirSync(assets)
		.find((file) => /^home-[\w-]*\.js$/.test(file))!
		.replace(/\.js$/, '')
	const changed = (text: string) => text.replaceAll(old, version).replaceAll(home, 'home-next')
	for (const entry of readdirSync(join(folder, 'build'), { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue
		const file = join(entry.parentPath, entry.name)
		// What was compressed is the old text.
		if (/\.(?:br|gz)$/.test(file)) rmSync(file)
		else if (TEXT.test(file)) {
			writeFileSync(file, changed(readFileSync(file, 'utf8')))
			renameSync(file, join(entry.parentPath, changed(entry.name)))
		}
	}
	return {
		main: relative(root, join(folder, 'server/main.ts')),
		version,
		remove: () => rmSync(folder, { recursive: true, force: true }),
	}
}
