import { expect, type Locator, type Page } from '@playwright/test'

/** A customer without a mouse. */
export class Keyboard {
	readonly #page: Page

	constructor(page: Page) {
		this.#page = page
	}

	press(key: string) {
		return this.#page.keyboard.press(key)
	}

	type(text: string) {
		return this.#page.keyboard.type(text)
	}

	/** Walks with Tab, or backwards, until `target` has the focus; every stop on the way has to show that it has it. */
	async walkTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
		await expect(target).toBeAttached()
		for (let stops = 0; stops < 150; stops++) {
			await this.press(key)
			const { name, isShown } = await this.#page.evaluate(describeFocus)
			// What slides in with the focus may be on its way.
			const look = async () => (await this.#page.evaluate(describeFocus)).isShown
			if (!isShown) await expect.poll(look, `the focus shows on ${name}`).toBe(true)
			if (await target.evaluate((element) => element === document.activeElement)) return
		}
		throw new Error(`${target} is not reached with ${key}.`)
	}
}

/** What has the focus, and whether a ring around it, or around the label of a hidden field, says so. */
function describeFocus(): { name: string; isShown: boolean } {
	const element = document.activeElement
	// Past its last stop the focus is the browser's own.
	if (!element || element === document.body) return { name: 'the browser', isShown: true }
	// Where a page begins that has just come: no stop of Tab.
	if ((element as HTMLElement).tabIndex < 0) return { name: 'the page', isShown: true }
	const hasRing = [element, element.closest('label')].some((one) => {
		if (!one) return false
		const { outlineStyle, outlineWidth } = getComputedStyle(one)
		return outlineStyle !== 'none' && outlineWidth !== '0px'
	})
	const { top, bottom, width } = (element.closest('label') ?? element).getBoundingClientRect()
	const isOnScreen = width > 0 && bottom > 0 && top < window.innerHeight
	return { name: element.outerHTML.slice(0, 200), isShown: hasRing && isOnScreen }
}
