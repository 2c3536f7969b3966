import { defineConfig } from 'vitest/config'

/** Real requests to a real Directus: prepared and started once, shared by all files, which therefore run one after the other. */
export default defineConfig({
	test: {
		name: 'capi-api',
		include: ['test/**/*.api.test.ts'],
		globalSetup: ['test/global-setup.ts'],
		fileParallelism: false,
		testTimeout: 30_000,
		hookTimeout: 180_000,
	},
})
