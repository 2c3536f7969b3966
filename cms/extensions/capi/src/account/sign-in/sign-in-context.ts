import { AsyncLocalStorage } from 'node:async_hooks'

/** A sign-in with a password on its way through Directus. */
export interface SignInContext {
	/** The password was right, whatever is wrong with the account. */
	isPasswordRight: boolean
	/** Makes the answer's browser a known device; called when the whole sign-in was right. */
	rememberDevice: () => void
}

/**
 * The attempt that the running code belongs to. Directus checks passwords for REST, GraphQL and websockets alike;
 * only what came through the counted door of REST has one.
 */
export const attempts = new AsyncLocalStorage<SignInContext>()
