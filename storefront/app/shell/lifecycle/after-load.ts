import { whenIdle } from '../../lib/rendering/when-idle.ts'

/** What the first page shows has the connection for itself until it has been quiet for a moment. */
const QUIET_MS = 3_000

/**
 * Runs something once the page has loaded everything, a quiet moment has passed and nothing else is to be done.
 * Returns how to call it off.
 */
export function afterLoad(run: () => void): () => void {
	let callOff = () => {}
	const wait = () => {
		const timer = setTimeout(() => {
			callOff = whenIdle(run)
		}, QUIET_MS)
		callOff = () => clearTimeout(timer)
	}
	if (document.readyState === 'complete') wait()
	else window.addEventListener('load', wait, { once: true })
	return () => {
		window.removeEventListener('load', wait)
		callOff()
	}
}
