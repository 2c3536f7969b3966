import {
	CONSTANTS_FILE,
	type CoverageEntry,
	hasText,
	partsOf,
	type ReadFile,
} from '../../rules/specification-coverage.ts'

/** How a test is run: by itself, on the storefront's build, against a real CMS, or in a browser. */
export const KINDS = ['unit', 'built', 'api', 'journey'] as const
export type Kind = (typeof KINDS)[number]

/** One change of the code that has to turn a test red. */
export interface Mutant {
	/** The text or the constant. */
	name: string
	/** What the tests' failure has to name, for the right reason to be seen. */
	mark: string
	entry: string
	/** New contents of files, by their paths. */
	changes: ReadonlyMap<string, string>
	/** The tests that the document names, by how they are run; the cheapest kind comes first. */
	tests: ReadonlyMap<Kind, readonly string[]>
}

export interface MutantPlan {
	mutants: Mutant[]
	/** Texts that stand nowhere in the code as they are. */
	absent: string[]
}

/** All sources that are no tests, by their paths. */
export type Sources = ReadonlyMap<string, string>

/** One mutant for each text and each constant that an entry of the document names, in its order. */
export function planMutants(entries: readonly CoverageEntry[], sources: Sources, readTest: ReadFile): MutantPlan {
	const plan: MutantPlan = { mutants: [], absent: [] }
	for (const { entry, tests, texts, constants } of entries) {
		for (const text of texts) {
			const mark = partsOf(text).reduce((longest, part) => (part.length > longest.length ? part : longest), '')
			const showing = tests.filter((path) => hasText(readTest(path) ?? '', text))
			const changes = changeText(sources, mark)
			if (changes.size === 0) plan.absent.push(text)
			else plan.mutants.push({ name: `'${text}'`, mark, entry, changes, tests: byKind(showing, readTest) })
		}
		for (const name of constants) {
			const changes = new Map([[CONSTANTS_FILE, changeConstant(sources.get(CONSTANTS_FILE)!, name)]])
			plan.mutants.push({ name, mark: '', entry, changes, tests: byKind(tests, readTest) })
		}
	}
	return plan
}

function byKind(tests: readonly string[], read: ReadFile): Map<Kind, string[]> {
	const kindOf = (path: string) => judgeKind(path, read(path) ?? '')
	const groups = KINDS.map((kind) => [kind, tests.filter((path) => kindOf(path) === kind)] as const)
	return new Map(groups.filter(([, paths]) => paths.length > 0).map(([kind, paths]) => [kind, [...paths]]))
}

function judgeKind(path: string, text: string): Kind {
	if (path.startsWith('e2e/')) return 'journey'
	if (/\.(?:api|integration)\.test\.ts$/.test(path)) return 'api'
	return text.includes('loadApp(') ? 'built' : 'unit'
}

/** Shorter ones are words that other texts have as well: they count where they are a whole text. */
const SHORT = 20
const escapePattern = (text: string) =>
	text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", String.raw`(?:\\?'|’)`)

/**
 * Puts a character into the middle of the text wherever the code has it: a search still finds a text with one at its
 * end.
 */
function changeText(sources: Sources, text: string): Map<string, string> {
	const [before, after] = [String.raw`(?<=['"\`>]|\} ?)`, String.raw`(?=['"\`<]| ?\$?\{)`]
	const whole = text.length < SHORT ? before + escapePattern(text) + after : escapePattern(text)
	const changed = new Map<string, string>()
	for (const [path, source] of sources) {
		const mutated = source.replace(new RegExp(whole, 'g'), breakInTheMiddle)
		if (mutated !== source) changed.set(path, mutated)
	}
	return changed
}

function breakInTheMiddle(text: string): string {
	const middle = Math.ceil(text.length / 2)
	const at = text[middle - 1] === '\\' ? middle + 1 : middle
	return `${text.slice(0, at)}~${text.slice(at)}`
}

/** A number grows by a tenth, at least by one (a share by a twentieth); of a text the last character changes. */
export function changeConstant(source: string, name: string): string {
	const line = new RegExp(`^(export const ${name} = )(.+)$`, 'm')
	return source.replace(line, (_, start: string, value: string) => start + changeValue(value))
}

function changeValue(value: string): string {
	if (/^'.*'$/.test(value)) return `${value.slice(0, -2)}${value.at(-2) === '0' ? '1' : '0'}'`
	return value.includes('.') ? `${value} * 1.05` : `${value} + Math.max(1, Math.round((${value}) / 10))`
}
