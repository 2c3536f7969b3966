import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepInstallPrompt } from './lib/pwa/install-prompt.ts'
import { readConnection, watchConnection } from './lib/realtime/connection.ts'
import { announcedCode } from './lib/rendering/lazy-with-preload.ts'
import { loadLanguage } from './lib/rendering/load-language.ts'
import { watchPageOpening } from './lib/rendering/page-opening.ts'
import { reloadForFailedChunks } from './shell/reload-for-failed-chunks.ts'
import { restoreStores } from './shell/restore-stores.ts'
import { watchErrors } from './shell/watch-errors.ts'

/**
 * Scripts that arrive early would hold up the first paint with their work; in a tab that is not seen nothing is
 * painted at all. Whoever reads the page already may want to scroll between the reading of the code and its work.
 */
function afterFirstPaint(run: () => void): void {
	const isPainted = performance.getEntriesByType('paint').length > 0
	if (isPainted || document.visibilityState === 'hidden') setTimeout(run)
	else requestAnimationFrame(() => setTimeout(run))
}

/**
 * Brings the server's page to life: in small pieces, so that it can be scrolled meanwhile. Behind the loader of a
 * page from the cache nobody scrolls, and its code is at hand: there it is done in one go, which takes half the time.
 */
async function hydrate(): Promise<void> {
	const { isKept } = readConnection()
	if (isKept) await announcedCode()
	restoreStores()
	const run = isKept ? flushSync : startTransition
	run(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<HydratedRouter />
			</StrictMode>,
		)
	})
}

watchErrors()
reloadForFailedChunks()
keepInstallPrompt()
watchConnection()
watchPageOpening()
loadLanguage(() => afterFirstPaint(hydrate))
