import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from './plan-mutants.ts'

/** What the failures of a red file said, by the file's path; null: one of the files did not run. */
export type Failures = ReadonlyMap<string, string> | null

interface VitestReport {
	testResults: { name: string; status: string; message: string; assertionResults: { failureMessages: string[] }[] }[]
}
interface Suite {
	file: string
	specs?: { tests: { results: { errors: { message: string }[] }[] }[] }[]
	suites?: Suite[]
}

const running = new Set<number>()
// A server that a test started goes with it.
process.on('exit', () => {
	for (const id of running) {
		try {
			process.kill(-id)
		} catch {
			// It has ended meanwhile.
		}
	}
})

/** Runs tests of one kind in a copy of the repository. */
export async function findFailures(copy: string, kind: Kind, tests: readonly string[]): Promise<Failures> {
	const folder = mkdtempSync(join(copy, 'report-'))
	const report = join(folder, 'report.json')
	try {
		// Ahead of the tests, whose hooks do not wait as long as a build takes on a busy machine.
		if (kind !== 'unit') await run(copy, process.execPath, ['--disable-warning=ExperimentalWarning', ...BUILD])
		if (kind === 'journey') {
			const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=json', ...tests]
			await run(copy, bin(copy, 'playwright'), args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
			return readJourneys(JSON.parse(readFileSync(report, 'utf8')), tests)
		}
		await run(copy, bin(copy, 'vitest'), ['run', '--reporter=json', `--outputFile.json=${report}`, ...tests])
		return readVitest(copy, JSON.parse(readFileSync(report, 'utf8')), tests)
	} catch {
		return null
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}

/** A set-up that fails leaves a report without its files: nothing red in it says nothing. */
const haveRun = (said: ReadonlySet<string>, tests: readonly string[]) => tests.every((path) => said.has(path))

/** What a report of Vitest says of the test files that were asked for. */
export function readVitest(copy: string, { testResults }: VitestReport, tests: readonly string[]): Failures {
	const pathOf = (name: string) => name.slice(name.indexOf(copy) + copy.length + 1)
	if (!haveRun(new Set(testResults.map(({ name }) => pathOf(name))), tests)) return null
	const red = testResults.filter(({ status }) => status === 'failed')
	return new Map(
		red.map(({ name, message, assertionResults }) => [
			pathOf(name),
			[message, ...assertionResults.flatMap(({ failureMessages }) => failureMessages)].join('\n'),
		]),
	)
}

function readJourneys({ suites }: { suites: Suite[] }, tests: readonly string[]): Failures {
	if (!haveRun(new Set(suites.map(({ file }) => `e2e/${file}`)), tests)) return null
	const said = new Map<string, string>()
	const visit = ({ file, specs = [], suites = [] }: Suite): void => {
		for (const { message } of specs.flatMap(({ tests }) =>
			tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)),
		)) {
			said.set(`e2e/${file}`, `${said.get(`e2e/${file}`) ?? ''}${message}\n`)
		}
		suites.forEach(visit)
	}
	suites.forEach(visit)
	return said
}

const BUILD = ['scripts/make-part.ts', 'build']
const bin = (copy: string, name: string) => join(copy, 'node_modules/.bin', name)

function run(copy: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, {
			cwd: copy,
			stdio: 'ignore',
			detached: true,
			env: { ...process.env, NO_COLOR: '1', ...env },
		})
		running.add(child.pid!)
		child.once('error', reject)
		child.once('close', () => {
			running.delete(child.pid!)
			resolve()
		})
	})
}
