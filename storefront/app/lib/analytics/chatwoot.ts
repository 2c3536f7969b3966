import type { ChatIdentity } from '@app/contract/chat'
import type { OutsideServices } from '@app/contract/measurement'
import { currentLanguage } from '@app/language/current'
import { loadScript } from './load-script.ts'

/** What Chatwoot's script puts on the window (chatwoot.com/docs, SDK setup). */
interface ChatwootWindow {
	chatwootSettings?: Record<string, unknown>
	chatwootSDK?: { run: (options: { websiteToken: string; baseUrl: string }) => void }
	$chatwoot?: {
		setUser: (id: string, user: Record<string, string>) => void
		setCustomAttributes: (attributes: Record<string, string>) => void
		toggle: (state: 'open' | 'close') => void
		reset: () => void
	}
}

/** The chat of one page: loaded once, opened and forgotten as often as needed. */
export interface ChatWidget {
	open: (identity: ChatIdentity) => void
	/** Ends the conversation on this device: the next person here must not read it. */
	forget: () => void
}

const READY = 'chatwoot:ready'
/** Its own frame has to load before it says so. */
const READY_MS = 20_000

/**
 * Loads Chatwoot's script and widget. Its own bubble stays hidden: the shop's button opens it. Rejects where it
 * cannot be loaded.
 */
export async function loadChatwoot({ url, token }: NonNullable<OutsideServices['chatwoot']>): Promise<ChatWidget> {
	const page = window as unknown as ChatwootWindow
	page.chatwootSettings = {
		hideMessageBubble: true,
		position: 'right',
		darkMode: 'auto',
		locale: currentLanguage().tag,
	}
	const ready = new Promise<void>((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error('The chat does not answer.')), READY_MS)
		const onReady = () => {
			clearTimeout(timer)
			resolve()
		}
		window.addEventListener(READY, onReady, { once: true })
	})
	const isLoaded = await loadScript(`${url}/packs/js/sdk.js`)
	if (!isLoaded || !page.chatwootSDK) throw new Error('The chat could not be loaded.')
	page.chatwootSDK.run({ websiteToken: token, baseUrl: url })
	await ready
	const widget = page.$chatwoot
	if (!widget) throw new Error('The chat could not be started.')
	return {
		open({ email, firstName, lastName, userId, role, status, signature }) {
			const name = `${firstName} ${lastName}`.trim()
			widget.setUser(userId, { email, name, identifier_hash: signature })
			widget.setCustomAttributes({ firstName, lastName, userId, role, status })
			widget.toggle('open')
		},
		forget() {
			widget.toggle('close')
			widget.reset()
		},
	}
}
