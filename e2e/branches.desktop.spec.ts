import { Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

test('a point of the map leads to its card, by keyboard too', async ({ page }) => {
	const { branch } = await alwaysOpenBranch()
	await new Shop(page).open('/branches')
	const point = page.getByRole('navigation', { name: 'Map of the branches' }).getByRole('link', { name: branch.title })
	await point.focus()
	await page.keyboard.press('Enter')
	await expect(
		page.getByRole('article').filter({ has: page.getByRole('heading', { name: branch.title }) }),
	).toBeFocused()
})
