import AxeBuilder from '@axe-core/playwright'
import { visitScreens } from './screens.ts'
import { Shop } from './shop.ts'
import { expect, test } from './test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
	test.describe(colorScheme, () => {
		test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

		test('every screen passes axe', async ({ page, allowFailedLoads }) => {
			test.slow()
			allowFailedLoads()
			await visitScreens(new Shop(page), async (screen) => {
				const { violations } = await new AxeBuilder({ page }).analyze()
				const found = violations.map(
					({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
				)
				expect.soft(found, screen).toEqual([])
			})
		})
	})
}
