export type DisplayMode = 'browser' | 'standalone' | 'minimal-ui' | 'fullscreen'

const INSTALLED: readonly DisplayMode[] = ['standalone', 'minimal-ui', 'fullscreen']

/** How the page is shown. Older iOS knows no display modes and has a flag of its own. */
export function readDisplayMode(): DisplayMode {
	if (typeof matchMedia !== 'function') return 'browser'
	const mode = INSTALLED.find((one) => matchMedia(`(display-mode: ${one})`).matches)
	if (mode) return mode
	return (navigator as { standalone?: boolean }).standalone === true ? 'standalone' : 'browser'
}

/**
 * Whether the app runs as an installed one, without the browser's own bars. A video or F11 in a tab is full screen
 * but not installed.
 */
export function isInstalled(): boolean {
	const mode = readDisplayMode()
	return mode === 'standalone' || mode === 'minimal-ui'
}

/**
 * Calls back when the way of showing changes, for example when a tab is moved into the installed app's window.
 * Returns how to stop.
 */
export function watchDisplayMode(onChange: (mode: DisplayMode) => void): () => void {
	const queries = INSTALLED.map((mode) => matchMedia(`(display-mode: ${mode})`))
	const tell = () => onChange(readDisplayMode())
	for (const query of queries) query.addEventListener('change', tell)
	return () => {
		for (const query of queries) query.removeEventListener('change', tell)
	}
}
