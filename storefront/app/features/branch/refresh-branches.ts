import type { Branch } from '@app/contract/menu'
import type { CmsClient } from '../../lib/http/cms-client.ts'
import { log } from '../../lib/log.ts'
import { readConnection } from '../../lib/realtime/connection.ts'
import { cartStore } from '../cart/cart-store.ts'
import { replaceBranches } from './branch-store.ts'
import { loadCartNotice } from './cart-notice.tsx'

export interface RefreshOptions {
	/** Whether the cart is checked against the branches. */
	checksCart: boolean
}

/**
 * Fetches the branches, shows them in the place of the page's own, and checks the cart against them. A failed request
 * changes nothing. Never rejects.
 */
export async function refreshBranches(
	cms: CmsClient,
	pageBranches: readonly Branch[],
	{ checksCart }: RefreshOptions = { checksCart: true },
): Promise<void> {
	try {
		// Schemas and checks are not part of the first load.
		const [{ loadBranches }, { checkCartAgainst }] = await Promise.all([
			import('./load-branches.ts'),
			import('./check-cart.ts'),
		])
		const dated = await loadBranches(cms)
		// What the service worker has kept may be older than the page.
		if (dated.fetchedAt >= (readConnection().menuAt ?? 0)) replaceBranches(pageBranches, dated.facts)
		if (!checksCart) return
		await checkCartAgainst(dated, cms)
		// What an event may ask for must not wait for its code, nor for a network that is gone by then.
		if (cartStore.get().items.length > 0) await loadCartNotice()
	} catch (error) {
		log('info', 'The branches could not be refreshed.', error)
	}
}
