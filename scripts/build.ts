import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Target {
	name: string
	/** What the result depends on; the fingerprint of these files decides whether it is built again. */
	sources: string[]
	result: string
	command: string[]
	cwd: string
}

const SHARED = ['contract', 'domain', 'illustration', 'language', 'package-lock.json']

const TARGETS: Target[] = [
	{
		name: '/capi extension',
		sources: [...SHARED, 'cms/extensions/capi'],
		result: 'cms/extensions/capi/dist/api.js',
		command: ['npm', 'run', 'build'],
		cwd: 'cms/extensions/capi',
	},
	{
		name: 'storefront',
		sources: [...SHARED, 'storefront'],
		result: 'storefront/build/server/index.js',
		command: ['npm', 'run', 'build'],
		cwd: 'storefront',
	},
]

const IGNORED = /(^|\/)(node_modules|dist|build|\.react-router|test)(\/|$)|\.test\.tsx?$/

function fingerprint(root: string, sources: string[]): string {
	const hash = createHash('sha256')
	for (const source of sources) {
		const files = statSync(join(root, source)).isFile()
			? [source]
			: globSync(`${source}/**/*`, { cwd: root, exclude: (path) => IGNORED.test(path) }).sort()
		for (const file of files) {
			if (IGNORED.test(file) || !statSync(join(root, file)).isFile()) continue
			hash.update(file).update(readFileSync(join(root, file)))
		}
	}
	return hash.digest('hex')
}

/**
 * Builds what changed since the last build, the storefront only where it is wanted; throws with the builder's own
 * words when one fails.
 */
export function buildAll(root: string, { storefront = true } = {}): void {
	const stamps = join(root, 'var/built.json')
	const built: Record<string, string> = existsSync(stamps) ? JSON.parse(readFileSync(stamps, 'utf8')) : {}
	for (const target of TARGETS) {
		if (target.name === 'storefront' && !storefront) continue
		const now = fingerprint(root, target.sources)
		if (built[target.name] === now && existsSync(join(root, target.result))) continue
		console.log(`Building the ${target.name} …`)
		const { status, stdout, stderr } = spawnSync(target.command[0]!, target.command.slice(1), {
			cwd: join(root, target.cwd),
			encoding: 'utf8',
			env: { ...process.env, NODE_ENV: 'production' },
		})
		if (status !== 0) throw new Error(`Building the ${target.name} failed.\n${stdout}${stderr}`)
		built[target.name] = now
		mkdirSync(join(root, 'var'), { recursive: true })
		writeFileSync(stamps, JSON.stringify(built, null, '\t'))
	}
}
