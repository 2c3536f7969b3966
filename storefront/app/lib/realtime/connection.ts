import { CACHED_AT_ATTRIBUTE } from '@app/contract/service-worker'
import { createStore, useStore } from 'zustand'
import { now } from '../timing/clock.ts'

interface Connection {
	/** The browser says so, or our own server could not be reached. */
	isOffline: boolean
	/** The page came from the service worker's cache and has not been renewed yet. */
	isKept: boolean
	/** When the menu of the page came from the server, epoch milliseconds; null before the page is looked at. */
	menuAt: number | null
	/** A shop that was asked behind a page from the cache is out. */
	outage: 'down' | 'failed' | null
}

/** The server's pages are drawn as if there was a network. */
const store = createStore<Connection>(() => ({ isOffline: false, isKept: false, menuAt: null, outage: null }))

export const readConnection = store.getState
export const useConnection = <T>(select: (connection: Connection) => T): T => useStore(store, select)
export const changeConnection = (part: Partial<Connection>): void => store.setState(part)

/**
 * Looks where the page came from, and follows the browser's own word about the network. Called once, before the page
 * hydrates.
 */
export function watchConnection(): void {
	const keptAt = Number(document.documentElement.getAttribute(CACHED_AT_ATTRIBUTE))
	changeConnection({ isOffline: !navigator.onLine, isKept: keptAt > 0, menuAt: keptAt || now() })
	window.addEventListener('offline', () => changeConnection({ isOffline: true }))
	window.addEventListener('online', () => changeConnection({ isOffline: false }))
}
