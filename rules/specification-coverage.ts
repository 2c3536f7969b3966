/** What is wrong with one entry of docs/specification-coverage.md. */
export interface Finding {
	entry: string
	problem: string
}

/** One entry of the document: a claim, and the tests that show it. */
export interface CoverageEntry {
	/** The whole entry on one line. */
	entry: string
	/** Paths of the tests. */
	tests: string[]
	/** Titles, each of the test whose path stands in front of it. */
	titles: { path: string; title: string }[]
	/** Texts of the specification. */
	texts: string[]
	/** Constants of contract/constants.ts, by their names. */
	constants: string[]
}

/** Reads a file of the repository; null where there is none. */
export type ReadFile = (path: string) => string | null

export const CONSTANTS_FILE = 'contract/constants.ts'

const TEST_FILE = /`([\w./-]+\.(?:test|spec)\.tsx?)`/g
/** A title after its file: `a.test.ts` “does this”. */
const TITLE = /`([\w./-]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g
/** A text of the specification, as it quotes it. */
const QUOTED = /(?<=^|[\s(])'((?:[^'\n]|(?<=\w)'(?=[a-z]))+)'(?=$|[\s.,;:)])/g
const CONSTANT = /`([A-Z][A-Z\d_]+)`/g

const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!)

/** The entries of the document: items of lists, each with the lines that belong to it. */
export function parseCoverage(markdown: string): CoverageEntry[] {
	return markdown
		.split(/\n(?=- )|\n\n/)
		.filter((block) => block.startsWith('- '))
		.map((block) => block.slice(2).replace(/\s+/g, ' ').trim())
		.map((entry) => ({
			entry,
			tests: [...new Set(findAll(entry, TEST_FILE))],
			titles: [...entry.matchAll(TITLE)].map(([, path, title]) => ({ path: path!, title: title! })),
			texts: findAll(entry, QUOTED),
			constants: findAll(entry, CONSTANT),
		}))
}

/**
 * Holds the document to the tests that it names, so that it cannot rot: every entry names a test that exists, a title
 * stands in its file, and each text in single quotes stands in one of the entry's tests; it has one or the other. Where
 * a text has {placeholders}, its parts do.
 */
export function findLies(markdown: string, read: ReadFile): Finding[] {
	const constants = read(CONSTANTS_FILE) ?? ''
	return parseCoverage(markdown).flatMap(({ entry, tests, titles, texts, constants: names }) => {
		const files = new Map(tests.map((path) => [path, read(path)]))
		const problems = [
			...(files.size === 0 ? ['names no test'] : []),
			...(files.size > 0 && texts.length === 0 && titles.length === 0 ? ['names a file and nothing in it'] : []),
			...[...files].filter(([, text]) => text === null).map(([path]) => `${path} does not exist`),
			...titles
				.filter(({ path, title }) => !plain(files.get(path) ?? '').includes(plain(title)))
				.map(({ path, title }) => `${path} has no “${title}”`),
			...texts
				.filter((text) => ![...files.values()].some((test) => test !== null && hasText(test, text)))
				.map((text) => `'${text}' stands in none of its tests`),
			...names
				.filter((name) => !constants.includes(`export const ${name} = `))
				.map((name) => `${name} is no constant of the contract`),
		]
		return problems.map((problem) => ({ entry, problem }))
	})
}

/** Whether a file has a text of the specification; of one with {placeholders}, its parts. */
export function hasText(file: string, text: string): boolean {
	const inFile = plain(file)
	return partsOf(text).every((part) => inFile.includes(part))
}

export const partsOf = (text: string): string[] =>
	plain(text)
		.split(/\{[^}]*\}/)
		.map((part) => part.trim())
		.filter((part) => part.length > 1)

/** Typographic apostrophes and escaped ones are the same text. */
const plain = (text: string) => text.replaceAll("\\'", "'").replaceAll('’', "'").replace(/\s+/g, ' ')
