import { english, type Language, type Translate, type TranslateCount } from './language.ts'

let read: () => Language = () => english

/**
 * Says where the language comes from: in a browser it is that of the page for the page's whole life, on the server
 * that of the request which is being answered.
 */
export function provideLanguage(source: () => Language): void {
	read = source
}

/** The language of the page that is being rendered or shown. */
export const currentLanguage = (): Language => read()

/**
 * Says a text of the interface in the current language: `t('Add to cart')`, `t('Pay {amount}', { amount })`. Call it
 * where the text is shown, never while a module loads: the server speaks all languages, and a browser learns its own
 * later than that.
 */
export const t = ((...args: Parameters<Translate>) => read().t(...args)) as Translate

/** Says how many: `plural(items, { one: '{count} item', other: '{count} items' })`. */
export const plural: TranslateCount = (count, forms, ...values) => read().plural(count, forms, ...values)

/**
 * Says in the current language what came as a finished English sentence, from the CMS or from `domain/`; what nobody
 * translated stays English.
 */
export const known = (text: string): string => read().recognise(text)
