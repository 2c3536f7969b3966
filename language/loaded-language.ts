import { createLanguage, type Language } from './language.ts'
import { createRecogniser } from './match-server-text.ts'
import type { LanguageTag } from './tags.ts'
import type { Forms } from './translations.ts'

declare global {
	/**
	 * What the files of code that a page has loaded say, in its language: each brings its own
	 * (storefront/packaging/speak-languages.ts).
	 */
	var learnedTexts: Record<string, string | Forms> | undefined
}

/** What this page can say in its language by now. */
export function readLoaded(): Record<string, string | Forms> {
	globalThis.learnedTexts ??= {}
	return globalThis.learnedTexts
}

/** The language of a page whose code brings its texts along. */
export function loadedLanguage(tag: LanguageTag): Language {
	return createLanguage(tag, readLoaded(), createRecogniser(readLoaded()))
}
