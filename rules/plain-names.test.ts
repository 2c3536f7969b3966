import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { findPrivateNames } from './plain-names.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

it('reports declared names that hold a private word, and neither local variables nor members', () => {
	const found = findPrivateNames('private.ts', read('rules/fixtures/names/private.ts'))
	expect(found.map(({ name, word }) => [name, word])).toEqual([
		['MAX_KEPT', 'kept'],
		['suspectLetter', 'letter'],
		['TokenKeeper', 'keeper'],
	])
})

it('reports a file name that holds a private word', () => {
	expect(findPrivateNames('app/token-keeper.ts', '')).toMatchObject([{ name: 'token-keeper', word: 'keeper' }])
})

it('no file and no declared name uses a private word', () => {
	// The drawings name what they show: a house, a letter, a stamp.
	const sources = globSync('**/*.{ts,tsx,mjs,cjs}', {
		cwd: root,
		exclude: (path) => /(^|\/)(node_modules|build|dist|fixtures|var|illustration|\.react-router)$/.test(path),
	})
	const found = sources.flatMap((path) =>
		findPrivateNames(path, read(path)).map(({ name, use }) => `${path}: ${name} (use ${use})`),
	)
	expect(sources.length).toBeGreaterThan(1_000)
	expect(found).toEqual([])
})
