import { inGerman } from '@app/language/german-language'
import type { Page } from '@playwright/test'

/** Every text of the page that somebody sees or hears, what is marked as English left out. */
async function readTexts(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const isEnglish = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang')?.startsWith('en')
		const texts: string[] = [document.title.split(' · ')[0]!]
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement
			if (element && !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName) && !isEnglish(element))
				texts.push(node.nodeValue!)
		}
		for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
			for (const element of document.querySelectorAll(`body [${name}]`))
				if (!isEnglish(element)) texts.push(element.getAttribute(name)!)
		return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))]
	})
}

/** Texts of the interface that stand there in English although the catalogue has them in German. */
export async function findEnglish(page: Page): Promise<string[]> {
	return (await readTexts(page)).filter((text) => inGerman.recognise(text) !== text)
}
