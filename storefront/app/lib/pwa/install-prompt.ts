import { createStore, useStore } from 'zustand'

/** Chromium's event, kept until the visitor wants it (not in TypeScript's DOM library). */
interface BeforeInstallPromptEvent extends Event {
	prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const store = createStore<{ event: BeforeInstallPromptEvent | null }>(() => ({ event: null }))

/**
 * Keeps the browser's offer for our own teaser, instead of its bar. It may come before anything else has been loaded.
 */
export function keepInstallPrompt(): void {
	window.addEventListener('beforeinstallprompt', (event) => {
		event.preventDefault()
		store.setState({ event: event as BeforeInstallPromptEvent })
	})
	window.addEventListener('appinstalled', () => store.setState({ event: null }))
}

/** Whether the browser lets us ask. */
export const useCanInstall = (): boolean => useStore(store, ({ event }) => event !== null)

/** Opens the browser's question, which it lets us do once. Resolves with whether it was agreed to. */
export async function askToInstall(): Promise<boolean> {
	const { event } = store.getState()
	store.setState({ event: null })
	if (!event) return false
	return (await event.prompt()).outcome === 'accepted'
}
