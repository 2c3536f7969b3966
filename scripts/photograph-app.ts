/// <reference lib="dom" />
/**
 * Photographs the running product for the install dialogs of browsers (routes/manifest.ts): `node
 * scripts/photograph-app.ts`, when the screens have changed. The pictures are committed.
 */
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs'
import { alwaysOpenBranch } from './demo-chain.ts'
import { startSystem } from './system.ts'

const OUT = join(import.meta.dirname, '../storefront/app/ui/art')

/** Whether every picture in view is there. Runs in the page. */
function isDrawn(): boolean {
	const isInView = (picture: Element) => {
		const { top, bottom, height } = picture.getBoundingClientRect()
		return height > 0 && bottom > 0 && top < innerHeight
	}
	return [...document.images].filter(isInView).every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
}

async function shoot(page: Page, name: string) {
	await page.waitForFunction(isDrawn)
	const picture = sharp(await page.screenshot({ animations: 'disabled' }))
	await picture.webp({ quality: 62, effort: 6 }).toFile(join(OUT, `${name}.webp`))
}

async function open(page: Page, url: string) {
	await page.goto(url)
	await page.locator('.start-gate').waitFor({ state: 'detached' })
	await page.waitForLoadState('networkidle')
}

const system = await startSystem()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
try {
	const { branch } = await alwaysOpenBranch(system.cmsUrl)
	for (const [size, viewport, deviceScaleFactor] of [
		['narrow', { width: 390, height: 844 }, 4 / 3],
		['wide', { width: 1280, height: 800 }, 1],
	] as const) {
		const context = await browser.newContext({ viewport, deviceScaleFactor, serviceWorkers: 'block', locale: 'en-IE' })
		const page = await context.newPage()
		await open(page, system.storefrontUrl)
		const reject = page.getByRole('button', { name: 'Reject' })
		await reject.click({ timeout: 15_000 }).catch(() => {})
		if (size === 'narrow') await shoot(page, 'screen-home-narrow')
		await open(page, `${system.storefrontUrl}/order`)
		await page.getByRole('button', { name: branch.title }).click()
		await page.getByRole('region', { name: 'Menu' }).waitFor()
		await page.getByRole('region', { name: 'Menu' }).getByRole('article').first().getByRole('link').click()
		const add = page.getByRole('dialog').getByRole('button', { name: /^Add to cart/ })
		await add.waitFor()
		await page.waitForLoadState('networkidle')
		if (size === 'wide') {
			await add.click()
			await page.getByRole('dialog').waitFor({ state: 'hidden' })
		}
		await shoot(page, `screen-menu-${size}`)
		await context.close()
	}
} finally {
	await browser.close()
	await system.stop()
}
