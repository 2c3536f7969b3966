import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { resolveInDateFns } from './quick-imports.ts'

/** The date-fns that Directus brings. */
const api = createRequire(createRequire(import.meta.url).resolve('@directus/api/package.json'))
const index = pathToFileURL(api.resolve('date-fns').replace(/\.cjs$/, '.js')).href

describe('an import inside date-fns', () => {
	it('is a module of an ES package', () => {
		expect(api('date-fns/package.json')).toMatchObject({ type: 'module' })
	})
	it.each(['./add.js', './locale/en-US.js', './_lib/defaultOptions.js'])('%s leads where Node says', (specifier) => {
		const path = new URL(specifier, index).pathname
		expect(resolveInDateFns(specifier, index)).toBe(pathToFileURL(api.resolve(path)).href)
	})
})

describe('any other import', () => {
	it.each([
		['lodash-es', index],
		['./add.js', 'file:///app/node_modules/lodash-es/lodash.js'],
		['./add.cjs', index.replace(/\.js$/, '.cjs')],
		['./start.ts', undefined],
	])('%s from %s is left to Node', (specifier, importer) => {
		expect(resolveInDateFns(specifier, importer)).toBeNull()
	})
})
