import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchConnection } from './platform/connection.ts'
import { keepInstallPrompt } from './platform/install-prompt.ts'
import { reloadForFailedChunks } from './shell/reload-for-failed-chunks.ts'
import { restoreStores } from './shell/restore-stores.ts'
import { watchErrors } from './shell/watch-errors.ts'

/** Scripts that arrive early would hold up the first paint with their work; in a tab that is not seen nothing is painted at all. */
function afterFirstPaint(run: () => void): void {
	if (document.visibilityState === 'hidden') run()
	else requestAnimationFrame(() => setTimeout(run))
}

watchErrors()
reloadForFailedChunks()
keepInstallPrompt()
watchConnection()
afterFirstPaint(() => {
	restoreStores()
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<HydratedRouter />
			</StrictMode>,
		)
	})
})
