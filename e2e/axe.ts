import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What colours decide: the rest is the same in the dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What the browser has skipped so far keeps the colours of before. */
function showEverything(): void {
	for (const element of document.querySelectorAll<HTMLElement>('*')) {
		if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
	}
}

/**
 * The way from one colour to another is no colour to judge. Where the colour of a parent arrives, its children may
 * begin.
 */
async function endTransitions(): Promise<void> {
	const findEnding = () =>
		document
			.getAnimations()
			.filter(
				({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
			)
	for (let ending = findEnding(); ending.length > 0; ending = findEnding())
		await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** What axe finds on the page as it stands, in light and in dark colours: one line for each rule and colour scheme. */
export async function findAxeViolations(page: Page): Promise<string[]> {
	const found: string[] = []
	await page.evaluate(showEverything)
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
		await page.evaluate(endTransitions)
		// A page that has axe needs its half a megabyte no more.
		const axeSource = (await page.evaluate(() => 'axe' in window)) ? 'undefined' : undefined
		// To describe what has passed takes axe longer than to judge it.
		// Legacy mode opens no page of its own for each look; it leaves out frames of other origins, and there are none.
		const axe = new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes: ['violations'] })
		const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(COLOUR_RULES)).analyze()
		for (const { id, nodes } of violations) {
			found.push(`${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
		}
	}
	return found
}
