import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findLies, parseCoverage } from './specification-coverage.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : null)
const problemsOf = (document: string) => findLies(read(document)!, read).map(({ problem }) => problem)

describe('the coverage of the specification', () => {
	it('names tests that exist and show what it says', () => {
		expect(findLies(read('docs/specification-coverage.md')!, read)).toEqual([])
	})

	it('has entries to check', () => {
		const entries = parseCoverage(read('docs/specification-coverage.md')!)
		expect(entries.length).toBeGreaterThan(100)
	})
})

describe('its check', () => {
	it('fires on each kind of lie', () => {
		expect(problemsOf('rules/fixtures/coverage/lies.md')).toEqual([
			'names no test',
			'names a file and nothing in it',
			'rules/fixtures/coverage/onions.test.ts does not exist',
			'names a file and nothing in it',
			'rules/fixtures/coverage/pickles.test.ts has no “counts onions”',
			"'A text that nobody shows, {name}.' stands in none of its tests",
			'PICKLES_PER_JAR is no constant of the contract',
		])
	})

	it('lets the truth pass', () => {
		expect(problemsOf('rules/fixtures/coverage/truths.md')).toEqual([])
	})
})
