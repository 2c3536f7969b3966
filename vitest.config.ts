import { defineConfig } from 'vitest/config'

const apart = ['**/node_modules/**', '**/dist/**', '**/build/**', 'e2e/**', 'rules/fixtures/**']

/** One file at a time: the files share two cores with the servers that they start. */
const againstDirectus = { exclude: apart, fileParallelism: false, testTimeout: 60_000, hookTimeout: 180_000 }

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: 'unit',
					include: ['**/*.test.{ts,tsx}'],
					exclude: [...apart, '**/*.{api,integration,trust}.test.ts'],
					testTimeout: 20_000,
				},
			},
			{ test: { ...againstDirectus, name: 'cms', include: ['cms/test/*.integration.test.ts'] } },
			{
				test: {
					...againstDirectus,
					name: 'api',
					include: ['cms/extensions/capi/test/*.api.test.ts'],
					globalSetup: ['cms/extensions/capi/test/global-setup.ts'],
				},
			},
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
		],
	},
})
