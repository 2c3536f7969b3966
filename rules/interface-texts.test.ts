import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { german } from '@app/language/german'
import { describe, expect, it } from 'vitest'
import { findUnspoken, textsOf } from './interface-texts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The same in every language: brands, and what React Router says to itself. */
const NAMES = new Set(['American Express', 'Diners Club', 'Error loading route module'])
const isTranslated = (text: string) => Object.hasOwn(german, text) || NAMES.has(text)
const sources = (pattern: string) =>
	globSync(pattern, {
		cwd: root,
		exclude: (path) => /\.(test|fixture)\.|node_modules|(^|\/)(build|dist|fixtures)(\/|$)/.test(path),
	})
const read = (path: string) => readFileSync(root + path, 'utf8')

describe('the texts of the interface', () => {
	it('are said in the reader’s language, all of them', () => {
		const found = sources('storefront/app/**/*.{ts,tsx}')
			// Names are names in every language.
			.filter((path) => path !== 'storefront/app/brand.ts')
			.flatMap((path) =>
				findUnspoken(path, read(path), isTranslated).map(
					({ line, text, problem }) => `${path}:${line} ${problem}: ${text}`,
				),
			)
		expect(found).toEqual([])
	})

	it('are what the catalogue translates, and nothing else', () => {
		const said = new Set(
			sources('{storefront/app,domain,contract,cms/extensions/capi/src}/**/*.{ts,tsx}').flatMap((path) =>
				textsOf(path, read(path)),
			),
		)
		const isSaid = (text: string) => said.has(text) || said.has(text.replace(/\{\w+\}/g, '{}'))
		expect(Object.keys(german).filter((text) => !isSaid(text))).toEqual([])
	})
})

describe('the rule', () => {
	const check = (name: string) =>
		findUnspoken(name, read(`rules/fixtures/language/${name}`), isTranslated).map(({ line, problem }) => [
			line,
			problem,
		])

	it('fires on texts that nobody says, and on those that are said too early', () => {
		expect(check('silent.tsx')).toEqual([
			[3, 'is said before the language is known'],
			[4, 'is in no catalogue'],
			[7, 'is in no catalogue'],
			[8, 'is in no catalogue'],
			[9, 'is in no catalogue'],
			[9, 'is in no catalogue'],
		])
	})

	it('lets those pass that are said, and what no customer reads', () => {
		expect(check('speaks.tsx')).toEqual([])
	})
})
