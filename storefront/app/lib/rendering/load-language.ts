import { currentLanguage, provideLanguage } from '@app/language/current'

const isGerman = () => document.documentElement.lang === 'de'

/**
 * Runs `start` once the page's language is there: at once on an English page, which loads no other. What the page's
 * code says came with that code (packaging/speak-languages.ts); while developing it is all there from the beginning.
 * A language that does not load leaves the page as the server wrote it until it is opened again.
 */
export async function loadLanguage(start: () => void): Promise<void> {
	if (isGerman()) {
		const { loadedLanguage } = await import('@app/language/loaded-language')
		if (import.meta.env.DEV) await loadAllTexts()
		const inGerman = loadedLanguage('de')
		provideLanguage(() => inGerman)
	}
	start()
}

/**
 * Resolves when the page knows also what stands in no code of its own: what the server answers with. Called before
 * such an answer is given on, so that `known` has it; rare enough not to load it before. Without those words the
 * answer stays English.
 */
export async function loadServerTexts(): Promise<void> {
	if (typeof document === 'undefined' || currentLanguage().tag !== 'de') return
	await loadAllTexts().catch(() => {})
}

async function loadAllTexts(): Promise<void> {
	const [{ readLoaded }, { german }] = await Promise.all([
		import('@app/language/loaded-language'),
		import('@app/language/german'),
	])
	Object.assign(readLoaded(), german)
}
