import { TAB_KEYS } from '@app/contract/records'
import { currentLanguage } from '@app/language/current'
import { inLanguage } from '@app/language/tags'
import { writeTab } from '../../lib/storage/tab-storage.ts'
import { now } from '../../lib/timing/clock.ts'
import { loadSession } from './auth-store.ts'

/**
 * Leaves for Google's own page, which comes back on /auth/google-callback and from there to `returnTo`.
 * @throws where the code cannot be loaded or no CMS is configured.
 */
export async function startGoogleSignIn({
	publicUrl,
	returnTo,
}: {
	/** The storefront's own address: the one that the CMS returns to. */
	publicUrl: string
	returnTo: string | null
}): Promise<void> {
	const { identity } = await loadSession()
	// Not in the address to return to: Directus drops its query when the sign-in fails.
	writeTab(TAB_KEYS.returnPath, returnTo)
	writeTab(TAB_KEYS.googleStartedAt, now())
	const callback = publicUrl + inLanguage(currentLanguage().tag, '/auth/google-callback')
	window.location.assign(identity.socialLoginUrl('google', callback))
}
