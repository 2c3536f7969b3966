// Second half of npm test, on the pinned Node 22: every check in the order of its price, then one line that counts the tests.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildAll } from './build.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const reports = join(root, 'var/test-reports')

interface Count {
	passed: number
	failed: number
}

interface Step {
	name: string
	run: () => Count
}

/** A command that passes or fails as a whole. */
const check = (name: string, ...command: string[]): Step => ({ name, run: () => count(execute(command)) })
const count = (isOk: boolean): Count => ({ passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 })

function execute([program, ...args]: string[], env: NodeJS.ProcessEnv = {}): boolean {
	return spawnSync(program!, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

/** A test runner that writes a JSON report; a runner that fails without one counts as one failure. */
function counted(name: string, command: string[], env: NodeJS.ProcessEnv, read: (report: never) => Count): Step {
	return {
		name,
		run: () => {
			const file = join(reports, `${name.replaceAll(' ', '-')}.json`)
			const isOk = execute(
				command.map((part) => part.replace('{report}', file)),
				Object.fromEntries(Object.entries(env).map(([key, value]) => [key, value?.replace('{report}', file)])),
			)
			if (!existsSync(file)) return { passed: 0, failed: 1 }
			const result = read(JSON.parse(readFileSync(file, 'utf8')) as never)
			return isOk || result.failed > 0 ? result : { ...result, failed: 1 }
		},
	}
}

const vitest = (name: string, project: string) =>
	counted(
		name,
		['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', '--outputFile.json={report}'],
		{},
		(report: { numPassedTests: number; numFailedTests: number }) => ({
			passed: report.numPassedTests,
			failed: report.numFailedTests,
		}),
	)

const projects = readdirSync(root, { recursive: true, encoding: 'utf8' })
	.filter(
		(path) =>
			/(^|\/)tsconfig(\.test)?\.json$/.test(path) &&
			!/node_modules|fixtures|\.react-router|(^|\/)(build|dist|var)\//.test(path),
	)
	.sort()

const steps: Step[] = [
	check('lint and format', 'biome', 'ci', '.'),
	{
		name: 'build',
		run: () => {
			buildAll(root)
			return count(true)
		},
	},
	// The storefront's route types are generated first.
	check('types of generated routes', 'react-router', 'typegen', 'storefront'),
	...projects.map((project) => check(`types of ${project.replace(/\/tsconfig\.json$/, '')}`, 'tsc', '-p', project)),
	check(
		'dependency rules',
		'depcruise',
		'--config',
		'rules/dependencies.cjs',
		'contract',
		'domain',
		'illustration',
		'storefront',
		'cms',
	),
	check('unused code', 'knip'),
	vitest('unit tests', 'unit'),
	vitest('CMS tests', 'cms'),
	vitest('API tests', 'api'),
	vitest('trust in orders and payments', 'trust'),
	counted(
		'browser journeys',
		['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
		{ PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}' },
		(report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
			passed: report.stats.expected,
			failed: report.stats.unexpected + report.stats.flaky,
		}),
	),
]

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const words = process.argv.slice(2)
// npm run test:trust: the long round of what otherwise runs in a smaller one.
if (words.includes('--long')) process.env.TRUST_ROUND = 'long'
const only = words.filter((word) => word !== '--long')
const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []
for (const step of steps.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)))) {
	const started = Date.now()
	console.log(`\n== ${step.name}`)
	let result: Count
	try {
		result = step.run()
	} catch (error) {
		console.error(error instanceof Error ? error.message : error)
		result = { passed: 0, failed: 1 }
	}
	total.passed += result.passed
	total.failed += result.failed
	if (result.failed > 0) failures.push(step.name)
	console.log(
		`== ${step.name}: ${result.failed > 0 ? 'FAILED' : 'passed'} after ${((Date.now() - started) / 1000).toFixed(1)} s`,
	)
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
