import { log } from '../log.ts'

/**
 * Loads a script of somebody else's, once it is allowed. False where it cannot be loaded: blocked, or its server is
 * down.
 */
export function loadScript(url: string): Promise<boolean> {
	return new Promise((resolve) => {
		const script = document.createElement('script')
		script.async = true
		script.src = url
		script.onload = () => resolve(true)
		script.onerror = () => {
			script.remove()
			log('info', `The script of ${new URL(url).origin} could not be loaded.`)
			resolve(false)
		}
		document.head.append(script)
	})
}
