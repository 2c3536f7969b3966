import { ChatIdentityReplySchema } from '@app/contract/chat'
import type { OutsideServices } from '@app/contract/measurement'
import { type ChatWidget, loadChatwoot } from '../../../lib/analytics/chatwoot.ts'
import type { CmsClient } from '../../../lib/http/cms-client.ts'
import { authStore } from '../../auth/auth-store.ts'

let widget: Promise<ChatWidget> | null = null

/**
 * Opens the chat for a customer. Who that is the shop's server says and signs; the script of the chat is loaded only
 * now, because somebody wants to chat. Rejects where one of the two does not answer.
 */
export async function openChat(
	cms: CmsClient,
	chatwoot: NonNullable<OutsideServices['chatwoot']>,
	userId: string,
): Promise<void> {
	const { data } = await cms.get('/capi/chat/identity', ChatIdentityReplySchema)
	widget ??= loadChatwoot(chatwoot)
	widget.catch(() => {
		widget = null
	})
	const loaded = await widget
	// Somebody who has signed out meanwhile is nobody's business any more.
	if (authStore.get().user?.id === userId && data.userId === userId) loaded.open(data)
}

/** Takes the conversation off this device. */
export function closeChat(): void {
	widget?.then(
		(loaded) => loaded.forget(),
		() => undefined,
	)
}
