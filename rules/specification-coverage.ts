/** What is wrong with one entry of docs/specification-coverage.md. */
export interface Finding {
	entry: string
	problem: string
}

/** Reads a file of the repository; null where there is none. */
export type ReadFile = (path: string) => string | null

const TEST_FILE = /`([\w./-]+\.(?:test|spec)\.tsx?)`/g
/** A title after its file: `a.test.ts` “does this”. */
const TITLE = /`([\w./-]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g
/** A text of the specification, as it quotes it. */
const QUOTED = /(?<=^|[\s(])'((?:[^'\n]|(?<=\w)'(?=[a-z]))+)'(?=$|[\s.,;:)])/g

/**
 * Holds the document to the tests that it names, so that it cannot rot: every entry names a test that exists, a title stands in its file, and
 * each text in single quotes stands in one of the entry's tests; it has one or the other. Where a text has {placeholders}, its parts do.
 */
export function findLies(markdown: string, read: ReadFile): Finding[] {
	return entriesOf(markdown).flatMap((entry) => {
		const files = new Map([...entry.matchAll(TEST_FILE)].map(([, path]) => [path!, read(path!)]))
		const tests = [...files.values()].filter((text) => text !== null).map(plain)
		const problems = [
			...(files.size === 0 ? ['names no test'] : []),
			...(files.size > 0 && entry.search(QUOTED) < 0 && entry.search(TITLE) < 0
				? ['names a file and nothing in it']
				: []),
			...[...files].filter(([, text]) => text === null).map(([path]) => `${path} does not exist`),
			...[...entry.matchAll(TITLE)]
				.filter(([, path, title]) => !plain(files.get(path!) ?? '').includes(plain(title!)))
				.map(([, path, title]) => `${path} has no “${title}”`),
			...[...entry.matchAll(QUOTED)]
				.filter(([, text]) => !tests.some((test) => partsOf(text!).every((part) => test.includes(part))))
				.map(([, text]) => `'${text}' stands in none of its tests`),
		]
		return problems.map((problem) => ({ entry, problem }))
	})
}

/** Items of lists, each with the lines that belong to it. */
function entriesOf(markdown: string): string[] {
	return markdown
		.split(/\n(?=- )|\n\n/)
		.filter((block) => block.startsWith('- '))
		.map((block) => block.slice(2).replace(/\s+/g, ' ').trim())
}

const partsOf = (text: string) =>
	plain(text)
		.split(/\{[^}]*\}/)
		.map((part) => part.trim())
		.filter((part) => part.length > 1)

/** Typographic apostrophes and escaped ones are the same text. */
const plain = (text: string) => text.replaceAll("\\'", "'").replaceAll('’', "'").replace(/\s+/g, ' ')
