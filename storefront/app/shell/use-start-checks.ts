import { STORAGE_KEYS } from '@app/contract/records'
import { useLocation, useNavigate } from 'react-router'
import { checkCartAgainst } from '../features/branch/check-cart.ts'
import { log } from '../platform/log.ts'
import { useSite } from '../platform/site-context.tsx'
import { hasRecord } from '../platform/storage.ts'

/** What the start looks after beside the status: the cart's branch, and a payment that was left unfinished (section 4). */
export function useStartChecks(): { checkBranches: () => void; reconcile: () => void } {
	const { cms, branches } = useSite()
	const { pathname } = useLocation()
	const navigate = useNavigate()
	return {
		checkBranches: () => checkCartAgainst(branches),
		reconcile() {
			// Payment code is no part of the first load.
			if (!hasRecord(STORAGE_KEYS.payment)) return
			import('../features/payment/reconcile-order.ts')
				.then(({ reconcileOrder }) => reconcileOrder({ cms, path: pathname, follow: (to) => void navigate(to) }))
				.catch((error) => log('warn', 'The unfinished payment could not be looked up.', error))
		},
	}
}
