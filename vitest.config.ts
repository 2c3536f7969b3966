import { defineConfig } from 'vitest/config'

const apart = ['**/node_modules/**', '**/dist/**', '**/build/**', 'e2e/**', 'rules/fixtures/**']

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: 'unit',
					include: ['**/*.test.{ts,tsx}'],
					exclude: [...apart, '**/*.{api,integration}.test.ts'],
					testTimeout: 20_000,
				},
			},
			{
				// Against a real Directus: one file at a time, since they share two cores with the servers they start.
				test: {
					name: 'api',
					include: ['cms/**/*.{api,integration}.test.ts'],
					exclude: apart,
					fileParallelism: false,
					testTimeout: 60_000,
					hookTimeout: 180_000,
				},
			},
		],
	},
})
