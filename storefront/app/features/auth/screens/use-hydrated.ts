import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page hydrates: a button that needs scripts waits for it. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	)
}
