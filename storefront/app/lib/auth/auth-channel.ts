import type { AuthSyncMessage } from '@app/contract/account'
import { newKey } from '../new-key.ts'

export interface AuthChannel {
	/** Names this tab in its messages. */
	source: string
	/** Tells the other tabs of this browser; this one does not hear it. */
	post: (message: AuthSyncMessage) => void
	/** Hears what is said under the name, which may be anything: `parseAuthMessage` reads it. Returns how to stop. */
	listen: (onMessage: (raw: unknown) => void) => () => void
}

/**
 * The tabs' line about signing in and out. Browsers without BroadcastChannel pass the messages through local storage;
 * the code for it comes when it is needed.
 */
export function openAuthChannel(name: string): AuthChannel {
	const source = newKey()
	let channel: BroadcastChannel | undefined
	const throughStorage = () => import('./auth-messages.ts')
	const open = () => {
		channel ??= globalThis.BroadcastChannel && new BroadcastChannel(name)
		return channel
	}
	return {
		source,
		post(message) {
			const line = open()
			if (line) line.postMessage(message)
			else void throughStorage().then(({ postThroughStorage }) => postThroughStorage(name, message))
		},
		listen(onMessage) {
			const line = open()
			if (!line) {
				const stopped = throughStorage().then(({ listenToStorage }) => listenToStorage(name, onMessage))
				return () => void stopped.then((stop) => stop())
			}
			line.addEventListener('message', ({ data }) => onMessage(data))
			return () => {
				line.close()
				channel = undefined
			}
		},
	}
}
