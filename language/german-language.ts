import { german } from './german.ts'
import { createLanguage } from './language.ts'
import { createRecogniser } from './match-server-text.ts'

/** German with all that it needs, in one piece: what loads it speaks it. */
export const inGerman = createLanguage('de', german, createRecogniser(german))
