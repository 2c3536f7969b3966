import { STORAGE_KEYS, type Theme, ThemeSchema } from '@app/contract/records'
import { createPersistedStore } from './persisted-store.ts'

export const THEMES = ThemeSchema.options

/** The visitor's choice of colours; what shows before any script runs is set by THEME_SCRIPT. */
export const themeStore = createPersistedStore<{ theme: Theme }, Theme, typeof ThemeSchema>({
	key: STORAGE_KEYS.theme,
	schema: ThemeSchema,
	empty: { theme: 'system' },
	reduce: (_, theme) => ({ theme }),
	fromRecord: (record) => ({ theme: record ?? 'system' }),
	toRecord: ({ theme }) => (theme === 'system' ? null : theme),
})

/** Runs in the document's head, so that the first paint has the right colours already. */
export const THEME_SCRIPT = `try{var t=JSON.parse(localStorage.getItem(${JSON.stringify(STORAGE_KEYS.theme)}));if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/** Puts the choice on the document, where the tokens look for it. */
export function applyTheme(theme: Theme): void {
	if (theme === 'system') delete document.documentElement.dataset.theme
	else document.documentElement.dataset.theme = theme
}
