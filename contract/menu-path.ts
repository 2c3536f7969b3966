import { SOURCE_LANGUAGE } from './constants.ts'

/** Where the menu is asked for, with its names and descriptions in a language where they are translated. */
export const menuPath = (language: string): string =>
	`/capi/shop/menu-test${language === SOURCE_LANGUAGE ? '' : `?language=${encodeURIComponent(language)}`}`
