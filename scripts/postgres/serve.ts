// Runs a PostgreSQL server in the foreground and ends it with this process: started by postgres.ts, which passes
// program, data folder, port and settings as one JSON argument.
import { spawn } from 'node:child_process'
import type { ServeOptions } from './postgres.ts'

const { program, data, port, settings, identity }: ServeOptions = JSON.parse(process.argv[2]!)
const server = spawn(program, ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])], {
	stdio: 'inherit',
	env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
	...identity,
})
// SIGINT is PostgreSQL's fast shutdown: connections are ended, and the data are whole without a recovery.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill('SIGINT'))
server.on('error', (error) => {
	console.error(error.message)
	process.exit(1)
})
server.on('exit', (code) => process.exit(code ?? 1))
