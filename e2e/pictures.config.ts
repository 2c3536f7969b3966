import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/**
 * Photographs the running product for the README: `npx playwright test --config e2e/pictures.config.ts`, when the
 * screens have changed. The pictures are committed.
 */
export default defineConfig({
	...journeys,
	testMatch: 'readme.pictures.ts',
	outputDir: '../var/test-reports/pictures',
	projects: [{ name: 'pictures' }],
	workers: 1,
	timeout: 300_000,
})
