import { createStore, useStore } from 'zustand'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { useUser } from '../../auth/auth-store.ts'

const store = createStore<{ wish: number }>(() => ({ wish: 0 }))

/** Asks for the chat. Nothing of it is loaded before. */
export const askForChat = (): void => store.setState(({ wish }) => ({ wish: wish + 1 }))

/** How often the chat was asked for. */
export const useChatRequest = (): number => useStore(store, ({ wish }) => wish)

/** Whether there is a chat for whoever is here: where one is configured, for signed-in customers (section 4). */
export function useChatOffered(): boolean {
	const user = useUser()
	return useSite().services.chatwoot !== null && user !== null
}
