import { findAxeViolations } from './axe.ts'
import { Shop } from './shop.ts'
import { expectNarrowAndStill } from './stillness.ts'
import { expect, test } from './test.ts'

test('the pages of the branches pass axe in light and in dark, and fit 320 px', async ({ page, isMobile }) => {
	const shop = new Shop(page)
	// Closed for good, and for dine-in only; the others are among all screens.
	for (const path of ['/branches/ranelagh', '/branches/howth']) {
		await shop.open(path)
		expect.soft(await findAxeViolations(page), path).toEqual([])
		if (isMobile) await expectNarrowAndStill(page, path)
	}
})
