import { execFileSync } from 'node:child_process'
import {
	copyFileSync,
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readlinkSync,
	rmSync,
	symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The workspaces: in the copy they lead to the copy's own packages. */
const OWN_SCOPE = '@app'
const MODULES = ['node_modules', 'cms/node_modules', 'storefront/node_modules', 'cms/extensions/capi/node_modules']

const PICTURES = 'var/illustrations'

/** A copy of the repository in a temporary folder, where code is changed. It is removed however this process ends. */
export function copyRepository(root: string): string {
	const copy = mkdtempSync(join(tmpdir(), 'mutants-'))
	process.on('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }))
	const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
	for (const path of String(listed).split('\0')) {
		if (path === '' || !existsSync(join(root, path)) || lstatSync(join(root, path)).isDirectory()) continue
		mkdirSync(dirname(join(copy, path)), { recursive: true })
		copyFileSync(join(root, path), join(copy, path))
	}
	for (const modules of MODULES) linkModules(join(root, modules), join(copy, modules))
	// To draw the pictures of the demo chain anew takes minutes.
	if (existsSync(join(root, PICTURES))) {
		mkdirSync(dirname(join(copy, PICTURES)), { recursive: true })
		symlinkSync(join(root, PICTURES), join(copy, PICTURES))
	}
	return copy
}

function linkModules(from: string, to: string): void {
	if (!existsSync(from)) return
	mkdirSync(join(to, OWN_SCOPE), { recursive: true })
	for (const name of readdirSync(from)) {
		// What tools keep there is theirs alone.
		if (name === OWN_SCOPE || name.startsWith('.vite')) continue
		symlinkSync(join(from, name), join(to, name))
	}
	if (!existsSync(join(from, OWN_SCOPE))) return
	for (const name of readdirSync(join(from, OWN_SCOPE))) {
		symlinkSync(readlinkSync(join(from, OWN_SCOPE, name)), join(to, OWN_SCOPE, name))
	}
}
