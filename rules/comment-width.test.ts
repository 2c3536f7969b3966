import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { findWideComments } from './comment-width.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

it('fires at each line of a comment over 120 columns, and at no line of code', () => {
	expect(findWideComments('wide.ts', read('rules/fixtures/comments/wide.ts'))).toEqual([4, 8])
})

it('no comment is wider than 120 columns', () => {
	const sources = globSync('**/*.{ts,tsx,mjs,cjs}', {
		cwd: root,
		exclude: (path) => /(^|\/)(node_modules|build|dist|fixtures|var|\.react-router)$/.test(path),
	})
	const found = sources.flatMap((path) => findWideComments(path, read(path)).map((line) => `${path}:${line}`))
	expect(sources.length).toBeGreaterThan(1_000)
	expect(found).toEqual([])
})
