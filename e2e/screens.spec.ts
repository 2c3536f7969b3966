import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe.ts'
import { Member } from './member.ts'
import { visitAccountScreens, visitOrderScreens, visitPages } from './screens.ts'
import { Shop } from './shop.ts'
import { expectNarrowAndStill } from './stillness.ts'
import { expect, test } from './test.ts'

test.slow()

/** One look is enough for everything that is asked of every screen. The walks over them run beside each other. */
const judgeWith = (page: Page, isMobile: boolean) => async (screen: string) => {
	expect.soft(await findAxeViolations(page), screen).toEqual([])
	if (isMobile) await expectNarrowAndStill(page, screen)
}

test('every page passes axe in light and in dark, fits 320 px and stands still for those who ask', async ({
	page,
	isMobile,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	await visitPages(new Shop(page), judgeWith(page, isMobile))
})

test('so does every screen of an order', async ({ page, isMobile }) => {
	await visitOrderScreens(new Shop(page), judgeWith(page, isMobile))
})

test('so does every screen of an account', async ({ page, isMobile }) => {
	await visitAccountScreens(new Member(page), judgeWith(page, isMobile))
})
