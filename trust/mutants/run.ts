// npm run test:mutants: changes each text and constant that docs/specification-coverage.md names, in a copy of the
// repository, runs the tests that the document names for it, and prints those that stayed green. `--only PATTERN` takes
// some of them, `--sample N` so many by chance (TRUST_SEED repeats it), `--all` adds tests with servers and browsers.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parseCoverage } from '../../rules/specification-coverage.ts'
import { createRandom } from '../random.ts'
import { SEED } from '../round.ts'
import { copyRepository } from './copy-repository.ts'
import { KINDS, type Kind, type Mutant, planMutants } from './plan-mutants.ts'
import { findFailures } from './run-tests.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values } = parseArgs({
	options: { only: { type: 'string' }, sample: { type: 'string' }, all: { type: 'boolean', default: false } },
})

const SOURCES = [
	'{contract,domain,language}/**/*.ts',
	'storefront/{app,server,service-worker}/**/*.{ts,tsx}',
	'cms/extensions/capi/src/**/*.ts',
]
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const sources = new Map(
	globSync(SOURCES, { cwd: root, exclude: (path) => /node_modules|\.(?:test|fixture)\.tsx?$/.test(String(path)) })
		.filter((path) => !/\.(?:test|fixture)\.tsx?$/.test(path))
		.map((path) => [path, read(path)] as const),
)

function choose(mutants: Mutant[]): Mutant[] {
	const pattern = new RegExp(values.only ?? '', 'i')
	const asked = mutants.filter(({ name, entry }) => pattern.test(name) || (values.only && pattern.test(entry)))
	if (values.sample === undefined) return asked
	const { integer } = createRandom(SEED)
	const chosen = new Set<Mutant>()
	while (chosen.size < Math.min(Number(values.sample), asked.length)) chosen.add(asked[integer(0, asked.length - 1)]!)
	return [...chosen]
}

const copy = copyRepository(root)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

/** Runs `work` while the copy has the changes of these mutants. */
async function changed<T>(mutants: readonly Mutant[], work: () => Promise<T>): Promise<T> {
	const paths = mutants.flatMap(({ changes }) => [...changes])
	for (const [path, source] of paths) writeFileSync(join(copy, path), source)
	try {
		return await work()
	} finally {
		for (const [path] of paths) writeFileSync(join(copy, path), sources.get(path)!)
	}
}

/** A test that is red without a change would kill every mutant. */
async function expectGreen(kind: Kind, waiting: readonly Mutant[]): Promise<void> {
	const tests = [...new Set(waiting.flatMap(({ tests }) => tests.get(kind)!))]
	const failures = tests.length > 0 ? await findFailures(copy, kind, tests) : new Map<string, string>()
	if (failures?.size === 0) return
	for (const [path, said] of failures ?? []) console.error(`${path} is red without a change:\n${said}`)
	console.error(`The tests of the kind ${kind} have to be green first.`)
	process.exit(1)
}

/** Mutants that can be in the code at the same time: they change other files and are judged by other tests. */
function takeBatch(waiting: Mutant[], kind: Kind): Mutant[] {
	const taken = new Set<string>()
	const batch: Mutant[] = []
	for (const mutant of waiting) {
		const claims = [...mutant.changes.keys(), ...mutant.tests.get(kind)!]
		if (claims.some((claim) => taken.has(claim))) continue
		for (const claim of claims) taken.add(claim)
		batch.push(mutant)
	}
	for (const mutant of batch) waiting.splice(waiting.indexOf(mutant), 1)
	return batch
}

const { mutants, absent } = planMutants(parseCoverage(read('docs/specification-coverage.md')), sources, (path) => {
	return read(path)
})
const alive = new Set(choose(mutants))
const count = alive.size
const leftOut = new Set<Mutant>()
console.log(`${count} of ${mutants.length} mutants, seed ${SEED}`)

for (const kind of KINDS) {
	const waiting = [...alive].filter(({ tests }) => tests.has(kind))
	// By themselves they take seconds. A build or servers are shared by as many as do not disturb each other.
	const isShared = kind !== 'unit'
	if (isShared && !values.all) {
		for (const mutant of waiting) leftOut.add(mutant)
		continue
	}
	await expectGreen(kind, waiting)
	while (waiting.length > 0) {
		const batch = isShared ? takeBatch(waiting, kind) : waiting.splice(0, 1)
		const tests = [...new Set(batch.flatMap((mutant) => mutant.tests.get(kind)!))]
		const failures = await changed(batch, () => findFailures(copy, kind, tests))
		for (const mutant of batch) {
			const said = mutant.tests.get(kind)!.map((path) => failures?.get(path))
			// Beside others, a failure counts that names the text.
			const isKilled = said.some((text) => text !== undefined && (batch.length === 1 || text.includes(mutant.mark)))
			if (isKilled) alive.delete(mutant)
			console.log(`${isKilled ? 'killed  ' : failures ? 'alive   ' : 'NOT RUN '} ${kind}: ${mutant.name}`)
		}
	}
}

const survivors = [...alive].filter((mutant) => !leftOut.has(mutant))
for (const { name, entry } of survivors) console.log(`\nSURVIVED ${name}\n  ${entry}`)
for (const text of absent) console.log(`\nNowhere in the code: '${text}'`)
const untried = [...alive].filter((mutant) => leftOut.has(mutant)).length
console.log(`\n${count - alive.size} killed, ${survivors.length} survived, ${untried} need --all`)
process.exit(survivors.length > 0 ? 1 : 0)
