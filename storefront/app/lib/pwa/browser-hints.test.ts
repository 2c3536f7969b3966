import { expect, test } from 'vitest'
import { readBrowserHints } from './browser-hints.ts'

const MADE_UP = { brand: 'Not;A=Brand', version: '8' }
const CHROMIUM = { brand: 'Chromium', version: '150' }

test.each([
	[
		'its maker’s name before the engine’s',
		[MADE_UP, CHROMIUM, { brand: 'Microsoft Edge', version: '150' }],
		'Microsoft Edge 150',
	],
	['the engine’s where it has no other', [CHROMIUM, MADE_UP], 'Chromium 150'],
])('a browser has %s', (_what, brands, browser) => {
	expect(readBrowserHints({ userAgentData: { brands, platform: 'Android' } })).toEqual({ browser, platform: 'Android' })
})

test.each([
	['no hints', {}],
	['made-up brands alone', { userAgentData: { brands: [MADE_UP], platform: 'Linux' } }],
	['no platform', { userAgentData: { brands: [CHROMIUM], platform: '' } }],
])('a browser with %s is described by its user agent', (_what, navigator) => {
	expect(readBrowserHints(navigator)).toBeNull()
})
