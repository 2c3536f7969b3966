import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { german } from './german.ts'
import type { Forms } from './translations.ts'

const entries = Object.entries<string | Forms>(german)
const formsOf = (text: string | Forms) => (typeof text === 'string' ? [text] : Object.values<string>(text))
const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}|<(\w+)>/g)].map(([name]) => name).sort()

it.each(entries)('%s: the translation takes the same values and elements', (english, translation) => {
	for (const form of formsOf(translation)) {
		// "one" may say the number in words.
		const isSame = namesIn(form).join() === namesIn(english).join()
		expect(isSame || (typeof translation === 'object' && form === translation.one), form).toBe(true)
		expect(form.trim()).not.toBe('')
	}
})

it('every text stands in one part only', async () => {
	const parts = await Promise.all(
		globSync('german/*.ts', { cwd: import.meta.dirname }).map(
			async (file): Promise<object[]> => Object.values(await import(`./${file}`)),
		),
	)
	const texts = parts.flat().flatMap(Object.keys)
	expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
	expect(texts.length).toBe(entries.length)
})
