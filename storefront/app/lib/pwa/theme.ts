import { STORAGE_KEYS, type Theme, ThemeSchema } from '@app/contract/records'
import { createPersistedStore } from '../storage/persisted-store.ts'

export const THEMES = ThemeSchema.options
export const SCHEMES = ['light', 'dark'] as const

/** The visitor's choice of colours; what shows before any script runs is set by THEME_SCRIPT. */
export const themeStore = createPersistedStore<{ theme: Theme }, Theme, typeof ThemeSchema>({
	key: STORAGE_KEYS.theme,
	schema: ThemeSchema,
	empty: { theme: 'system' },
	reduce: (_, theme) => ({ theme }),
	fromRecord: (record) => ({ theme: record ?? 'system' }),
	toRecord: ({ theme }) => (theme === 'system' ? null : theme),
})

/**
 * Runs in the document's head, so that the first paint has the right colours already. The colours of the browser's
 * bars are in `<meta>` elements that come after it.
 */
export const THEME_SCRIPT = `try{var t=JSON.parse(localStorage.getItem('${STORAGE_KEYS.theme}'));if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;document.addEventListener('DOMContentLoaded',function(){document.querySelectorAll('meta[data-scheme]').forEach(function(m){m.media=m.dataset.scheme===t?'all':'not all'})})}}catch(e){}`

/** Puts the choice on the document, where the tokens look for it, and on the colours of the browser's bars. */
export function applyTheme(theme: Theme): void {
	if (theme === 'system') delete document.documentElement.dataset.theme
	else document.documentElement.dataset.theme = theme
	for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
		const { scheme } = meta.dataset
		const forced = scheme === theme ? 'all' : 'not all'
		meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : forced
	}
}
