import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Where the test runners leave their reports. */
export const REPORTS = join(root, 'var/test-reports')

export interface Count {
	passed: number
	failed: number
}

/** One check of npm test. */
export interface Check {
	name: string
	/** What has to succeed before. */
	needs?: Check[]
	/** Runs it; what it says goes to the terminal at once where `say` is null, and to `say` otherwise. */
	run: (say: Say | null) => Promise<Count>
}

type Say = (text: string) => void

const running = new Set<ChildProcess>()
// Nothing goes on when this process ends, however it is ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
process.on('exit', () => {
	for (const child of running) child.kill()
})

/** Runs a program to its end; whether it succeeded. */
async function execute(
	[program, ...args]: readonly string[],
	say: Say | null,
	env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
	const child = spawn(program!, args, {
		cwd: root,
		stdio: ['ignore', say ? 'pipe' : 'inherit', say ? 'pipe' : 'inherit'],
		env: { ...process.env, ...env },
	})
	running.add(child)
	for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => say?.(text))
	const status = await new Promise((resolve) => {
		child.once('error', (error) => {
			;(say ?? console.error)(error.message)
			resolve(1)
		})
		child.once('close', resolve)
	})
	running.delete(child)
	return status === 0
}

export const count = (isOk: boolean): Count => ({ passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 })

/** Commands, one after the other, that pass or fail as a whole. */
export const check = (name: string, ...commands: (readonly string[])[]): Check => ({
	name,
	run: async (say) => {
		for (const command of commands) if (!(await execute(command, say))) return count(false)
		return count(true)
	},
})

/**
 * A test runner that writes a JSON report; one that fails without a report counts as one failure. `{report}` is the
 * report's file.
 */
export function counted(
	name: string,
	command: readonly string[],
	env: NodeJS.ProcessEnv,
	read: (report: never) => Count,
): Check {
	const file = join(REPORTS, `${name.replaceAll(' ', '-')}.json`)
	const fill = (text: string | undefined) => text?.replace('{report}', file)
	const filled = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, fill(value)]))
	return {
		name,
		run: async (say) => {
			const isOk = await execute(
				command.map((part) => fill(part)!),
				say,
				filled,
			)
			if (!existsSync(file)) return count(false)
			const result = read(JSON.parse(readFileSync(file, 'utf8')) as never)
			return isOk || result.failed > 0 ? result : { ...result, failed: 1 }
		},
	}
}

/** The tests of a project of vitest.config.ts. */
export const vitest = (name: string, project: string): Check =>
	counted(
		name,
		['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', '--outputFile.json={report}'],
		{},
		(report: { numPassedTests: number; numFailedTests: number }) => ({
			passed: report.numPassedTests,
			failed: report.numFailedTests,
		}),
	)
