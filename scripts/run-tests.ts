// Second half of npm test, on the pinned Node 22: every check, as many at a time as there are processors, then the
// journeys by themselves, then one line that counts the tests. The compilers are one of them: what reads the code
// alone does not wait for them.
import { globSync, mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Check, type Count, check, count, counted, REPORTS, vitest } from './checks.ts'
import { runChecks, withNeeds } from './run-checks.ts'
import { ensureNativeModules, nodeRuntime } from './runtime.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const projects = globSync('**/tsconfig{,.test}.json', {
	cwd: root,
	exclude: (path) => /(^|\/)(node_modules|fixtures|\.react-router|build|dist|var)$/.test(path),
}).sort()

/** The storefront's modules import them. */
const routeTypes = check('types of routes', ['react-router', 'typegen', 'storefront'])

const checkTypes = (project: string): Check => ({
	...check(`types of ${project.replace(/\/tsconfig\.json$/, '')}`, ['tsc', '-p', project]),
	needs: project === 'storefront/tsconfig.json' ? [routeTypes] : [],
})

const nativeModules: Check = {
	name: 'native modules',
	run: async () => {
		await ensureNativeModules(nodeRuntime())
		return count(true)
	},
}

// What every running system starts from, made once before several want it at the same time.
const make = (part: string) => ['node', '--disable-warning=ExperimentalWarning', 'scripts/make-part.ts', part]
const build = check('build', make('build'))
const database = { ...check('database to start from', make('database')), needs: [nativeModules] }

/** The code by itself. */
const code: Check[] = [
	routeTypes,
	check('lint and format', ['biome', 'ci', '.']),
	...projects.map(checkTypes),
	check(
		'dependency rules',
		'depcruise --config rules/dependencies.cjs contract domain illustration language storefront cms'.split(' '),
	),
	{ ...check('unused code', ['knip']), needs: [routeTypes] },
	vitest('unit tests of the storefront', 'unit-storefront*'),
	// Some of them use a database.
	{ ...vitest('unit tests', 'unit'), needs: [nativeModules] },
]

/** npm run test:mutants. */
const mutants = check('trust in what tests show', [
	'node',
	'--disable-warning=ExperimentalWarning',
	'trust/mutants/run.ts',
])

/** Against running systems. */
const servers: Check[] = [
	vitest('API tests', 'api'),
	vitest('trust in orders and payments', 'trust'),
	vitest('trust in odd requests', 'trust-requests'),
	...(process.argv.includes('--long') ? [mutants] : []),
	vitest('API tests with a CMS of their own', 'api-own'),
	vitest('CMS tests', 'cms'),
].map((check) => ({ ...check, needs: [nativeModules, build, database] }))

/** Several browsers keep every processor busy by themselves. */
const journeys: Check = {
	...counted(
		'browser journeys',
		['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
		{ PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}' },
		(report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
			passed: report.stats.expected,
			failed: report.stats.unexpected + report.stats.flaky,
		}),
	),
	needs: [nativeModules, build, database],
}

const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []

async function run({ name, run }: Check, isAlone: boolean): Promise<boolean> {
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
	return result.failed === 0
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const words = process.argv.slice(2)
// npm run test:trust: the long round of what otherwise runs in a smaller one.
if (words.includes('--long')) process.env.TRUST_ROUND = 'long'
const only = words.filter((word) => word !== '--long')
const isAsked = ({ name }: Check) => only.length === 0 || only.some((part) => name.includes(part))

const wanted = withNeeds([nativeModules, build, database, ...code, ...servers, journeys], isAsked)
const together = wanted.filter((check) => check !== journeys)
const notRun = await runChecks(together, availableParallelism(), run)
const isReady = journeys.needs!.every((needed) => !failures.includes(needed.name))
if (wanted.includes(journeys)) {
	if (isReady) await run(journeys, true)
	else notRun.push(journeys)
}
for (const { name } of notRun) failures.push(`${name} (did not run)`)
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
