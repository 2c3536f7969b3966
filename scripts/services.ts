import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export interface Service {
	name: string
	child: ChildProcess
	log: string
	exited: Promise<number | null>
}

interface Options {
	root: string
	env: NodeJS.ProcessEnv
	/** Show the output on the terminal as well, as in development. */
	loud?: boolean
	/** Keep what an earlier process of this name has written to the log. */
	append?: boolean
}

/**
 * What is still running this long after SIGTERM is killed: later than the services themselves cut what is open (15
 * s).
 */
const STOP_MS = 20_000

const NODE_ARGUMENTS = [
	'--disable-warning=ExperimentalWarning',
	// What a request needs is gone with it: with room for some hundred of them, hardly anything is moved before it is
	// thrown away.
	'--max-semi-space-size=32',
	'--import',
	'./scripts/end-with-parent.mjs',
]

/** Starts one of our processes; it ends with this one, however this one ends. Its output goes to var/log/{name}.log. */
export function startService(name: string, command: string[], options: Options): Service {
	const { root, env, loud = false, append = false } = options
	const folder = join(env.VAR_DIR ?? join(root, 'var'), 'log')
	mkdirSync(folder, { recursive: true })
	const log = join(folder, `${name}.log`)
	const file = createWriteStream(log, { flags: append ? 'a' : 'w' })
	const child = spawn(process.execPath, [...NODE_ARGUMENTS, ...command], {
		cwd: root,
		env,
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	})
	for (const [stream, terminal] of [
		[child.stdout, process.stdout],
		[child.stderr, process.stderr],
	] as const) {
		stream?.pipe(file, { end: false })
		if (loud) stream?.pipe(terminal)
	}
	// A full disk ends the log and not the service: what nobody reads any more would block it.
	file.on('error', (error) => {
		console.error(`${log} cannot be written: ${error.message}`)
		for (const stream of [child.stdout, child.stderr]) stream?.unpipe(file).resume()
	})
	child.once('close', () => file.end())
	const exited = new Promise<number | null>((resolve) => {
		child.once('exit', resolve)
		// One that cannot even be started, for want of memory for example, has no exit.
		child.once('error', () => resolve(null))
	})
	return { name, child, log, exited }
}

/**
 * Runs one of our scripts to its end, its output on the terminal; killed with this process like a service. Gives its
 * exit status.
 */
export async function runScript(script: string, { root, env }: Options): Promise<number | null> {
	const child = spawn(process.execPath, [...NODE_ARGUMENTS, script], {
		cwd: root,
		env,
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	})
	return new Promise((resolve) => child.once('exit', (code) => resolve(code)))
}

/** Ends services with SIGTERM, and with SIGKILL what is still there after STOP_MS. */
export async function stopServices(services: Service[]): Promise<void> {
	await Promise.all(
		services.map(async ({ child, exited }) => {
			if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
			child.kill('SIGTERM')
			const ended = await Promise.race([exited.then(() => true), delay(STOP_MS, false, { ref: false })])
			if (!ended) child.kill('SIGKILL')
			await exited
		}),
	)
}

/** The end of a service's output, for an error that says why it does not run. */
export const lastLines = ({ log }: Service, count = 20) =>
	readFileSync(log, 'utf8').trim().split('\n').slice(-count).join('\n')

/** Resolves once `url` answers with a success; rejects when the service ends first or after `timeoutMs`. */
export async function waitUntilAnswers(url: string, service: Service, timeoutMs = 300_000): Promise<void> {
	const end = Date.now() + timeoutMs
	const stopped = service.exited.then((code) => {
		throw new Error(`${service.name} ended with ${code ?? 'a signal'} while it started.\n${lastLines(service)}`)
	})
	stopped.catch(() => undefined)
	while (Date.now() < end) {
		const answer = await Promise.race([
			fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
				(response) => response.ok,
				() => false,
			),
			stopped,
		])
		if (answer) return
		await delay(100)
	}
	throw new Error(`${service.name} does not answer at ${url}.\n${lastLines(service)}`)
}

/** Throws a sentence naming the port and the setting to change when somebody else listens there. */
export async function assertPortFree(port: number, host: string, setting: string): Promise<void> {
	await new Promise<void>((resolve, reject) => {
		const probe = createServer()
		probe.once('error', (error: NodeJS.ErrnoException) => {
			const reason =
				error.code === 'EADDRINUSE'
					? `Port ${port} is in use, perhaps by another start of this program: end that, or set ${setting} to a free port.`
					: `Port ${port} cannot be opened on ${host} (${error.code}): set ${setting} to another one.`
			reject(new Error(reason))
		})
		probe.listen(port, host, () => probe.close(() => resolve()))
	})
}
