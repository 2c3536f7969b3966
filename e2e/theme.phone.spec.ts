import { Shop } from './shop.ts'
import { expect, test } from './test.ts'

test.use({ colorScheme: 'light' })

test('dark colours that were chosen are there before the first paint of every later page', async ({ page }) => {
	const shop = new Shop(page)
	await page.addInitScript(() => {
		const seen: string[] = []
		Object.assign(window, { coloursOfFrames: seen })
		const look = () => {
			if (document.body) seen.push(getComputedStyle(document.documentElement).backgroundColor)
			requestAnimationFrame(look)
		}
		requestAnimationFrame(look)
	})
	const coloursOfFrames = async () => [
		...new Set(await page.evaluate(() => (window as unknown as { coloursOfFrames: string[] }).coloursOfFrames)),
	]

	await shop.open('/')
	const [light, ...others] = await coloursOfFrames()
	expect(others).toEqual([])
	await page.getByRole('button', { name: 'Menu' }).locator('visible=true').first().click()
	await page.getByRole('dialog', { name: 'Menu' }).getByText('Dark').click()
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

	for (const path of ['/', '/order']) {
		await shop.open(path)
		const [dark, ...flashes] = await coloursOfFrames()
		expect(dark).not.toBe(light)
		expect(flashes).toEqual([])
		// The browser's bars as well.
		await expect(page.locator('meta[name=theme-color][media=all]')).toHaveCount(1)
		await expect(page.locator('meta[name=theme-color][media=all]')).toHaveAttribute('data-scheme', 'dark')
	}
})
