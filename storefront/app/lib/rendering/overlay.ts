import { createStore, useStore } from 'zustand'

/** `undecided` until it is known whether a new customer is welcomed. */
type OverlayState = 'undecided' | 'open' | 'closed'

const store = createStore<{ state: OverlayState }>(() => ({ state: 'undecided' }))

/** Told by whoever shows the welcome of the installed app (features/pwa/onboarding). */
export function setOverlay(state: 'open' | 'closed'): void {
	store.setState({ state })
}

/** Whether the welcome covers the page, or is about to: the cookie banner and other first questions wait. */
export const overlayIsOpen = (): boolean => store.getState().state !== 'closed'

export const useOverlayIsOpen = (): boolean => useStore(store, ({ state }) => state !== 'closed')

/** Resolves as soon as nothing covers the page. */
export function whenOverlayCloses(): Promise<void> {
	return new Promise((resolve) => {
		if (!overlayIsOpen()) return resolve()
		const stop = store.subscribe(({ state }) => {
			if (state !== 'closed') return
			stop()
			resolve()
		})
	})
}
