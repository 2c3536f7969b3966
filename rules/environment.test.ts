import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { findUnnamedVariables } from './environment.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const isSkipped = (name: string) => ['node_modules', 'dist', 'build', 'test'].includes(name)
const sources = ['cms', 'storefront', 'scripts']
	.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: isSkipped }))
	.filter((file) => !/(\.test\.|\.fixture\.)/.test(file) && !file.split('/').some(isSkipped))

it('.env.example names every environment variable that the code reads', () => {
	expect(sources.length).toBeGreaterThan(500)
	const example = readFileSync(`${root}.env.example`, 'utf8')
	const unnamed = sources.flatMap((file) => findUnnamedVariables(readFileSync(root + file, 'utf8'), example))
	expect([...new Set(unnamed)]).toEqual([])
})

it('the check finds a variable however it is read', () => {
	const source =
		"env.CAPI_PICKLES; env['CAPI_ONIONS']; positive(env, 'CAPI_BUNS', 1); read('CAPI_SAUCE', 2); env.NODE_ENV"
	expect(findUnnamedVariables(source, '#CAPI_BUNS=\n')).toEqual(['CAPI_ONIONS', 'CAPI_PICKLES', 'CAPI_SAUCE'])
})
