import { record } from '../lib/log.ts'
import { whenIdle } from '../lib/rendering/when-idle.ts'

/** How React Router tells that a page's code could not be loaded. */
const PAGE_CODE_FAILED = 'Error loading route module'

/**
 * Notes what nobody catches: uncaught errors, unhandled rejections, code and styles that cannot be loaded. The
 * browser has told the console already. The log itself is loaded when the page has nothing else to do; until then
 * what is noted waits.
 */
export function watchErrors(): void {
	record('info', `Opened ${location.pathname}`)
	window.addEventListener(
		'error',
		(event) => {
			const { target } = event
			if (target instanceof HTMLScriptElement) record('error', `A script could not be loaded: ${target.src}`)
			else if (target instanceof HTMLLinkElement) record('error', `A file could not be loaded: ${target.href}`)
			else if (event instanceof ErrorEvent) record('error', 'Uncaught error', event.error ?? event.message)
		},
		true,
	)
	window.addEventListener('unhandledrejection', ({ reason }) => record('error', 'Unhandled rejection', reason))
	window.addEventListener('vite:preloadError', ({ payload }) =>
		record('error', 'A part of the app did not load', payload),
	)
	const print = console.error
	console.error = (...parts: unknown[]) => {
		if (String(parts[0]).startsWith(PAGE_CODE_FAILED)) record('error', String(parts[0]))
		print(...parts)
	}
	whenIdle(() => {
		import('../features/diagnostics/log-store.ts')
			.then(({ startLog }) => startLog())
			.catch((error) => record('warn', 'The log is kept in memory only.', error))
	})
}
