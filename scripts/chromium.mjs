import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { canInstallPackages, installPackages } from './system-packages.mjs'

/** Chromium as root and without a screen, quiet on the network: nothing but the pages under test is to be asked for. */
export const CHROMIUM_FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
]

const PLACES = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/snap/bin/chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of a Chromium or Chrome on this machine, CHROMIUM_PATH first, or null. */
export function findChromium() {
	const places = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : PLACES
	return places.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0) ?? null
}

/** Finds Chromium, or installs Debian's where that is possible; otherwise throws one sentence that says what to do. */
export function ensureChromium() {
	const found = findChromium()
	if (found) return found
	if (canInstallPackages()) {
		installPackages(['chromium'])
		const installed = findChromium()
		if (installed) return installed
	}
	throw new Error('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its executable.')
}
