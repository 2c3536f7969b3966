import type { Page } from '@playwright/test'
import { Member } from './member.ts'
import { visitAccountScreens, visitScreens } from './screens.ts'
import { Shop } from './shop.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

/** What moves on the page at this moment, by class name. */
function movingThings(): string[] {
	return document
		.getAnimations()
		.filter(({ playState }) => playState === 'running')
		.map(({ effect }) => (effect as KeyframeEffect).target?.className ?? 'unknown')
}

const judgeWith = (page: Page) => async (screen: string) => {
	const widest = await page.evaluate(() => {
		const { scrollWidth } = document.documentElement
		const ends = [...document.querySelectorAll('dialog[open], dialog[open] *')]
			.filter((element) => !element.closest('[class*="overflow-x"]'))
			.map((element) => Math.round(element.getBoundingClientRect().right))
		return Math.max(scrollWidth, ...ends)
	})
	expect.soft(widest, `${screen}: width`).toBeLessThanOrEqual(320)
	// What takes a hundredth of a millisecond may just have begun; what goes on is motion.
	await expect.soft.poll(() => page.evaluate(movingThings), { message: screen }).toEqual([])
}

test('every screen fits 320 px, and nothing moves for those who asked for stillness', async ({
	page,
	allowFailedLoads,
}) => {
	test.slow()
	allowFailedLoads()
	await visitScreens(new Shop(page), judgeWith(page))
})

test('so does every screen of an account', async ({ page }) => {
	await visitAccountScreens(new Member(page), judgeWith(page))
})
