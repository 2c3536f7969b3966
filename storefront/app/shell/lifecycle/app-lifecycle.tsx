import { UpdatePrompt } from '../../features/pwa/update/update-prompt.tsx'
import { OfflineMark } from './offline-mark.tsx'
import { useCartBadge } from './use-cart-badge.ts'
import { useFreshness } from './use-freshness.ts'
import { useOwnPasses } from './use-own-passes.ts'
import { usePreloading } from './use-preloading.ts'
import { useUpdates } from './use-updates.ts'

/** What an installed app does beside showing pages: it knows about the network, renews itself, has a badge. */
export function AppLifecycle() {
	useFreshness()
	useUpdates()
	useCartBadge()
	useOwnPasses()
	usePreloading()
	return (
		<>
			<OfflineMark />
			<UpdatePrompt />
		</>
	)
}
