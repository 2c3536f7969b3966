import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe.ts'
import { Member } from './member.ts'
import { visitAccountScreens, visitScreens } from './screens.ts'
import { Shop } from './shop.ts'
import { expectNarrowAndStill } from './stillness.ts'
import { expect, test } from './test.ts'

/** One walk is enough for everything that is asked of every screen. */
const judgeWith = (page: Page, isMobile: boolean) => async (screen: string) => {
	expect.soft(await findAxeViolations(page), screen).toEqual([])
	if (isMobile) await expectNarrowAndStill(page, screen)
}

test('every screen passes axe in light and in dark, fits 320 px and stands still for those who ask', async ({
	page,
	isMobile,
	allowFailedLoads,
}) => {
	test.slow()
	allowFailedLoads()
	await visitScreens(new Shop(page), judgeWith(page, isMobile))
})

test('so does every screen of an account', async ({ page, isMobile }) => {
	await visitAccountScreens(new Member(page), judgeWith(page, isMobile))
})
