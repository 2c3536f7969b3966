import { expect, type Page } from '@playwright/test'

/** The narrowest screen that counts. */
const NARROWEST = { width: 320, height: 640 }
/** What a window of 1280 by 800 has room for at a zoom of 200 %. */
const ZOOMED = { width: 640, height: 400 }

/** What moves on the page at this moment, by class name. */
function movingThings(): string[] {
	return document
		.getAnimations()
		.filter(({ playState }) => playState === 'running')
		.map(({ effect }) => (effect as KeyframeEffect).target?.className ?? 'unknown')
}

/** How far right the page reaches, an open dialog with what is in it included. */
function widestEnd(): number {
	const { scrollWidth } = document.documentElement
	const ends = [...document.querySelectorAll('dialog[open], dialog[open] *')]
		.filter((element) => !element.closest('[class*="overflow-x"]'))
		.map((element) => Math.round(element.getBoundingClientRect().right))
	return Math.max(scrollWidth, ...ends)
}

/**
 * On 320 px and at a zoom of 200 % nothing sticks out, and nothing moves: for a page of somebody who asked for
 * stillness.
 */
export async function expectNarrowAndStill(page: Page, screen: string): Promise<void> {
	const size = page.viewportSize()!
	for (const room of [ZOOMED, NARROWEST]) {
		await page.setViewportSize(room)
		// The page takes its new room with its next layout.
		await expect.soft
			.poll(() => page.evaluate(widestEnd), { message: `${screen}: width` })
			.toBeLessThanOrEqual(room.width)
	}
	// What takes a hundredth of a millisecond may just have begun; what goes on is motion.
	await expect.soft.poll(() => page.evaluate(movingThings), { message: screen }).toEqual([])
	await page.setViewportSize(size)
}
