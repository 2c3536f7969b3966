import { createPasses, type Passes } from '../passes.ts'
import { CHANNELS } from './channels.ts'
import type { MessageDeps } from './message.ts'
import { workOffMessages } from './work-off-messages.ts'

/** Sends what customers are to be told, each channel by itself: a mail server that hangs holds up no push message. */
export function createMessenger(
	deps: () => MessageDeps,
	onError: (error: unknown) => void,
): Pick<Passes, 'wake' | 'close'> {
	const channels = CHANNELS.map((channel) =>
		createPasses({ pass: () => workOffMessages(deps(), channel), onError, settleMs: 0 }),
	)
	return {
		wake() {
			for (const { wake } of channels) wake()
		},
		close() {
			for (const { close } of channels) close()
		},
	}
}
