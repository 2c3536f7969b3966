// Part of npm run dev: builds the /capi extension again whenever one of its sources changes.
import { spawn } from 'node:child_process'

const child = spawn('directus-extension', ['build', '--watch', '--no-minify'], {
	cwd: 'cms/extensions/capi',
	stdio: 'inherit',
})
process.on('SIGTERM', () => child.kill())
child.on('exit', (code) => process.exit(code ?? 0))
