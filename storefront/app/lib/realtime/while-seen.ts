/** A page that nobody has looked at for this long lets go of its connections. */
const HIDDEN_MS = 60_000

interface Connection {
	connect: () => void
	disconnect: () => void
	/** There may be a network again, or somebody looks. */
	wake: () => void
}

/**
 * Keeps a connection while the page is looked at, and lets go of it when it has been hidden for long or is left: with
 * an open one the Back button could not bring the page back as it was. Returns how to end it.
 */
export function connectWhileSeen({ connect, disconnect, wake }: Connection): () => void {
	let hidden: ReturnType<typeof setTimeout> | undefined
	const onVisibility = () => {
		clearTimeout(hidden)
		if (document.visibilityState === 'hidden') {
			hidden = setTimeout(disconnect, HIDDEN_MS)
			return
		}
		connect()
		wake()
	}
	const onShow = ({ persisted }: PageTransitionEvent) => persisted && onVisibility()
	connect()
	if (document.visibilityState === 'hidden') onVisibility()
	document.addEventListener('visibilitychange', onVisibility)
	window.addEventListener('online', wake)
	window.addEventListener('pagehide', disconnect)
	window.addEventListener('pageshow', onShow)
	return () => {
		clearTimeout(hidden)
		document.removeEventListener('visibilitychange', onVisibility)
		window.removeEventListener('online', wake)
		window.removeEventListener('pagehide', disconnect)
		window.removeEventListener('pageshow', onShow)
		disconnect()
	}
}
