import { currentLanguage } from '@app/language/current'

/**
 * Tells the CMS the language of the page, in which whoever asks is written to: a browser by itself would say its own.
 */
export const pageLanguage = () => ({ 'Accept-Language': currentLanguage().tag })
