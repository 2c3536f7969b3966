import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = [
	'app',
	'server',
	'../contract',
	'../domain',
	'vite.config.ts',
	'react-router.config.ts',
	'package.json',
]

function newestChange(path: string): number {
	const info = statSync(path)
	if (!info.isDirectory()) return info.mtimeMs
	return Math.max(0, ...readdirSync(path).map((name) => (name === 'node_modules' ? 0 : newestChange(join(path, name)))))
}

/** The server test runs against the build: makes it when it is missing or older than its sources. */
export function ensureBuild(): void {
	const built = join(ROOT, 'build/server/index.js')
	const isCurrent =
		existsSync(built) && SOURCES.every((path) => newestChange(join(ROOT, path)) < statSync(built).mtimeMs)
	if (!isCurrent)
		execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
}
