import { provideLanguage } from '@app/language/current'

/**
 * Runs `start` once the page's language is there: at once on an English page, which loads no other. A catalogue that does not load leaves the
 * page as the server wrote it until it is opened again.
 */
export function learnLanguage(start: () => void): void {
	if (document.documentElement.lang !== 'de') {
		start()
		return
	}
	import('@app/language/german-language').then(({ inGerman }) => {
		provideLanguage(() => inGerman)
		start()
	})
}
