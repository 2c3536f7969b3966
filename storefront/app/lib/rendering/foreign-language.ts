import { currentLanguage } from '@app/language/current'

/**
 * `lang` of words of the CMS: nothing where they are in the page's own language, else theirs, so that they are read
 * out as what they are.
 */
export const foreignLanguage = (language: string): string | undefined =>
	language === currentLanguage().tag ? undefined : language
