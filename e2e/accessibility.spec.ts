import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { Member } from './member.ts'
import { visitAccountScreens, visitScreens } from './screens.ts'
import { Shop } from './shop.ts'
import { expect, test } from './test.ts'

const judgeWith = (page: Page) => async (screen: string) => {
	const { violations } = await new AxeBuilder({ page }).analyze()
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
	expect.soft(found, screen).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
	test.describe(colorScheme, () => {
		test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

		test('every screen passes axe', async ({ page, allowFailedLoads }) => {
			test.slow()
			allowFailedLoads()
			await visitScreens(new Shop(page), judgeWith(page))
		})

		test('every screen of an account passes axe', async ({ page }) => {
			await visitAccountScreens(new Member(page), judgeWith(page))
		})
	})
}
