import type { LanguageTag } from './tags.ts'

/**
 * Code that says nothing and brings in none that does is the same file for all: the libraries of every page, and a
 * catalogue itself.
 */
export const isSpeechless = (file: string): boolean => /(?:^|\/)(?:framework|rolldown-runtime|german)-[^/]*$/.test(file)

/** A file of the built browser code as a page in a language loads it: `home-1a2b.js` is `home-1a2b.de.js` in German. */
export const codeIn = (tag: LanguageTag, file: string): string =>
	tag === 'en' || !file.endsWith('.js') || isSpeechless(file) ? file : file.replace(/\.js$/, `.${tag}.js`)
