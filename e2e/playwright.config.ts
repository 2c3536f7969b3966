import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/chromium.mjs'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/**
 * The browser's own parts that are off. Every window of Chromium loads two pages for its address bar, at more of the
 * processor than ours take. The switch replaces Playwright's, so the others are Playwright's own (chromiumSwitches).
 */
const OFF = [
	'WebUIOmniboxAimPopup',
	'WebUIOmniboxPopup',
	'AimEnabled',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsFirstBalancedModeAutoEnable',
	'HttpsUpgrades',
	'LensOverlay',
	'MediaRouter',
	'NetworkTimeServiceQuerying',
	'OptimizationHints',
	'PaintHolding',
	'PreconnectToSearch',
	'ThirdPartyStoragePartitioning',
]

const launchOptions = {
	executablePath: ensureChromium(),
	args: [...CHROMIUM_FLAGS, `--disable-features=${OFF.join(',')}`],
}

export default defineConfig({
	testDir: '.',
	outputDir: '../var/test-reports/journeys',
	globalSetup: './start-product.ts',
	fullyParallel: true,
	// A page waits between its steps, for its loader for one: a third one uses that time on two cores.
	workers: 3,
	retries: 0,
	forbidOnly: true,
	// Generous: a busy machine is no failure, and nothing waits this long that works.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
	use: {
		launchOptions,
		// What is covered or not there says so, and does not wait for the end of the test.
		actionTimeout: 30_000,
		locale: 'en-IE',
		timezoneId: 'Europe/Dublin',
		// A worker answers in place of the network, and hides its requests from page.route: the journeys about it allow it.
		serviceWorkers: 'block',
		// Two processors draw what several browsers animate: the journey that is about the product as most see it asks for
		// its motion.
		contextOptions: { reducedMotion: 'reduce' },
		screenshot: 'only-on-failure',
	},
	projects: [
		// First, with its long walk over the screens: what begins last had better be short.
		{ name: 'desktop', use: { viewport: DESKTOP }, testIgnore: /\.phone\.spec\.ts$/ },
		{
			name: 'phone',
			use: { viewport: PHONE, hasTouch: true, isMobile: true },
			testIgnore: /\.desktop\.spec\.ts$/,
		},
	],
})
