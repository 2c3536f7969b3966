import { TAB_KEYS } from '@app/contract/records'
import { decideChunkReload } from '@app/domain/device/chunk-reload'
import { splitLanguage } from '@app/language/tags'
import * as v from 'valibot'
import { readOpenPayment } from '../features/checkout/payment/open-payment-store.ts'
import { paymentStore } from '../features/checkout/payment/payment-store.ts'
import { record } from '../lib/log.ts'
import { readConnection } from '../lib/realtime/connection.ts'
import { readTab, writeTab } from '../lib/storage/tab-storage.ts'
import { now } from '../lib/timing/clock.ts'

/** Raised in place of React Router's own reload, which knows no guard (vite.config.ts). */
const PAGE_CHUNK_FAILED = 'pagechunkerror'

/** A paid order's page may go: its guard leads on to the success page. */
const isPaying = () =>
	paymentStore.get().completedPayment === null &&
	(readOpenPayment() !== null || splitLanguage(location.pathname).path.startsWith('/checkout/payment'))

/** Reloads the page when a part of its code cannot be loaded: the server probably has another build by now. */
export function reloadForFailedChunks(): void {
	const decide = () => {
		const decision = decideChunkReload({
			now: now(),
			lastReloadAt: readTab(TAB_KEYS.chunkReload, v.number()),
			isOffline: readConnection().isOffline,
			isPaying: isPaying(),
		})
		record('warn', `A part of the app did not load: ${decision}.`)
		if (decision === 'show') return
		writeTab(TAB_KEYS.chunkReload, now())
		// The service worker answers a reload from the network, so that the new page is one of the new build.
		location.reload()
	}
	window.addEventListener('vite:preloadError', decide)
	window.addEventListener(PAGE_CHUNK_FAILED, decide)
}
