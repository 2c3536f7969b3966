import { worker } from '@app/language/german/worker'
import { createLanguage } from '@app/language/language'

/** German, as far as the worker says something by itself. */
export const workersGerman = createLanguage('de', worker)
