import { STORAGE_KEYS } from '@app/contract/records'
import { needsBranchCheck } from '@app/domain/cart/needs-branch-check'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { cartStore } from '../features/cart/cart-store.ts'
import { endReconciliation } from '../features/checkout/payment/reconciled.ts'
import { log } from '../lib/log.ts'
import { useSite } from '../lib/rendering/site-context.tsx'
import { hasRecord } from '../lib/storage/storage.ts'

/**
 * What the start looks after beside the status: the cart's branch, and a payment that was left unfinished (section
 * 4).
 */
export function useStartChecks(): { checkBranches: () => void; reconcile: () => void } {
	const { cms, branches } = useSite()
	const { pathname } = useLocation()
	// The guards of the page may have led on before the start gets here.
	const startPath = useRef(pathname).current
	const navigate = useNavigate()
	const isStarted = useRef(false)
	/** The page's own branches may be of any age: where they speak against the cart, fresh ones decide. */
	const checkBranches = () => {
		isStarted.current = true
		if (!needsBranchCheck(cartStore.get(), branches)) return
		// Most starts have no doubt: the code is not part of the first load.
		import('../features/branch/refresh-branches.ts')
			.then(({ refreshBranches }) => refreshBranches(cms, branches))
			.catch((error) => log('info', 'The cart could not be checked.', error))
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: the page's data was renewed behind it.
	useEffect(() => {
		if (isStarted.current) checkBranches()
	}, [branches])
	return {
		checkBranches,
		reconcile() {
			// Payment code is no part of the first load.
			if (!hasRecord(STORAGE_KEYS.payment) && !hasRecord(STORAGE_KEYS.paymentUnresolved)) return endReconciliation()
			import('../features/checkout/payment/reconcile-order.ts')
				.then(({ reconcileOrder }) => reconcileOrder({ cms, path: startPath, follow: (to) => void navigate(to) }))
				.catch((error) => log('warn', 'The unfinished payment could not be looked up.', error))
				.finally(endReconciliation)
		},
	}
}
