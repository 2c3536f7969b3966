import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const apart = ['**/node_modules/**', '**/dist/**', '**/build/**', 'e2e/**', 'rules/fixtures/**']

/**
 * One file at a time: the files share two cores with the servers that they start. Times are generous: a busy machine
 * is no failure, and nothing waits this long that works.
 */
const againstDirectus = {
	exclude: apart,
	fileParallelism: false,
	testTimeout: 120_000,
	hookTimeout: 300_000,
	expect: { poll: { timeout: 15_000 } },
}

const notUnit = [...apart, '**/*.{api,integration,trust}.test.ts']
const unit = {
	include: ['**/*.test.{ts,tsx}'],
	testTimeout: 60_000,
	hookTimeout: 180_000,
	expect: { poll: { timeout: 15_000 } },
}

const find = (pattern: string, exclude: string[] = []) => globSync(pattern, { cwd: import.meta.dirname, exclude })
const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')

const storefrontTests = find('storefront/**/*.test.{ts,tsx}', notUnit)
/** Those that want a module in its first state, another one in its place, or spy on one that remembers. */
const changesModules = (file: string) =>
	/\bvi\.(mock|doMock|resetModules)\(|import \* as \w+ from '\.{1,2}\//.test(read(file))

const apiTests = find('cms/extensions/capi/test/*.api.test.ts')
/** Those that start a CMS of their own disturb nobody: npm test runs them beside the others. */
const startsOwnCms = (file: string) => read(file).includes('startCms(')

export default defineConfig({
	test: {
		projects: [
			// Modules outside the storefront keep nothing between two tests: to load them once for many files is half the work.
			{ test: { ...unit, name: 'unit', exclude: [...notUnit, 'storefront/**'], isolate: false } },
			{
				test: {
					...unit,
					name: 'unit-storefront',
					include: storefrontTests.filter((file) => !changesModules(file)),
					isolate: false,
				},
			},
			{ test: { ...unit, name: 'unit-storefront-apart', include: storefrontTests.filter(changesModules) } },
			// Each file has instances of its own.
			{
				test: {
					...againstDirectus,
					fileParallelism: true,
					maxWorkers: 2,
					name: 'cms',
					include: ['cms/test/*.integration.test.ts'],
				},
			},
			{
				test: {
					...againstDirectus,
					name: 'api',
					include: apiTests.filter((file) => !startsOwnCms(file)),
					globalSetup: ['cms/extensions/capi/test/global-setup.ts'],
				},
			},
			{ test: { ...againstDirectus, name: 'api-own', include: apiTests.filter(startsOwnCms) } },
			{
				test: {
					...againstDirectus,
					// One file for each database, both at once: they wait for their servers more than for the processor.
					fileParallelism: true,
					maxWorkers: 2,
					name: 'trust',
					include: ['trust/*.trust.test.ts'],
					globalSetup: ['trust/global-setup.ts'],
					testTimeout: 600_000,
				},
			},
			{ test: { ...againstDirectus, name: 'trust-requests', include: ['trust/fuzz/*.trust.test.ts'] } },
		],
	},
})
