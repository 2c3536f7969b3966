import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/chromium.mjs'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

const launchOptions = {
	executablePath: ensureChromium(),
	args: CHROMIUM_FLAGS,
}

export default defineConfig({
	testDir: '.',
	outputDir: '../var/test-reports/journeys',
	globalSetup: './start-product.ts',
	fullyParallel: true,
	workers: 2,
	retries: 0,
	forbidOnly: true,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
	use: {
		launchOptions,
		locale: 'en-IE',
		timezoneId: 'Europe/Dublin',
		trace: 'retain-on-failure',
		screenshot: 'only-on-failure',
	},
	projects: [
		{
			name: 'phone',
			use: { viewport: PHONE, hasTouch: true, isMobile: true },
			testIgnore: /\.desktop\.spec\.ts$/,
		},
		{ name: 'desktop', use: { viewport: DESKTOP }, testIgnore: /\.phone\.spec\.ts$/ },
	],
})
