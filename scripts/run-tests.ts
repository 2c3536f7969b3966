// Second half of npm test, on the pinned Node 22: every check, as many at a time as there are processors, then the journeys by themselves,
// then one line that counts the tests.
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Check, type Count, check, count, counted, REPORTS, vitest } from './checks.ts'
import { prepareSystems } from './system.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const projects = readdirSync(root, { recursive: true, encoding: 'utf8' })
	.filter(
		(path) =>
			/(^|\/)tsconfig(\.test)?\.json$/.test(path) &&
			!/node_modules|fixtures|\.react-router|(^|\/)(build|dist|var)\//.test(path),
	)
	.sort()

function checkTypes(project: string): Check {
	const name = `types of ${project.replace(/\/tsconfig\.json$/, '')}`
	const tsc = ['tsc', '-p', project]
	// The storefront's route types are generated first.
	return project === 'storefront/tsconfig.json'
		? check(name, ['react-router', 'typegen', 'storefront'], tsc)
		: check(name, tsc)
}

/** What others build upon, made once before they run at the same time. */
const build: Check = {
	name: 'build',
	run: async () => {
		prepareSystems()
		return count(true)
	},
}

/** The code by itself. */
const code: Check[] = [
	check('lint and format', ['biome', 'ci', '.']),
	...projects.map(checkTypes),
	check(
		'dependency rules',
		'depcruise --config rules/dependencies.cjs contract domain illustration language storefront cms'.split(' '),
	),
	check('unused code', ['knip']),
	vitest('unit tests', 'unit*'),
]

/** Against running systems. */
const servers: Check[] = [
	vitest('API tests', 'api'),
	vitest('trust in orders and payments', 'trust'),
	vitest('API tests with a CMS of their own', 'api-own'),
	vitest('CMS tests', 'cms'),
]

/** Several browsers keep every processor busy by themselves. */
const journeys = counted(
	'browser journeys',
	['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
	{ PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}' },
	(report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
		passed: report.stats.expected,
		failed: report.stats.unexpected + report.stats.flaky,
	}),
)

const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []

async function run({ name, run }: Check, isAlone: boolean): Promise<void> {
	const started = Date.now()
	const said: string[] = []
	console.log(isAlone ? `\n== ${name}` : `== ${name} …`)
	const result = await run(isAlone ? null : (text) => said.push(text)).catch((error: unknown) => {
		said.push(error instanceof Error ? error.message : String(error))
		return count(false)
	})
	total.passed += result.passed
	total.failed += result.failed
	if (result.failed > 0) failures.push(name)
	const verdict = result.failed > 0 ? 'FAILED' : 'passed'
	const seconds = ((Date.now() - started) / 1000).toFixed(1)
	console.log(`${said.length > 0 ? `\n${said.join('').trimEnd()}\n` : ''}== ${name}: ${verdict} after ${seconds} s`)
}

/** Runs checks in their order, as many at a time as there are processors. */
async function runTogether(waiting: Check[]): Promise<void> {
	if (waiting.length === 1) return run(waiting[0]!, true)
	const runNext = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) await run(next, false)
	}
	await Promise.all(Array.from({ length: availableParallelism() }, runNext))
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const words = process.argv.slice(2)
// npm run test:trust: the long round of what otherwise runs in a smaller one.
if (words.includes('--long')) process.env.TRUST_ROUND = 'long'
const only = words.filter((word) => word !== '--long')
const isWanted = ({ name }: Check) => only.length === 0 || only.some((part) => name.includes(part))

if (isWanted(build) || servers.some(isWanted)) await run(build, true)
await runTogether([...code, ...servers].filter(isWanted))
if (isWanted(journeys)) await run(journeys, true)
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
