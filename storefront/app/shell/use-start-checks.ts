import { STORAGE_KEYS } from '@app/contract/records'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { checkCartAgainst } from '../features/branch/check-cart.ts'
import { endReconciliation } from '../features/payment/reconciled.ts'
import { log } from '../platform/log.ts'
import { useSite } from '../platform/site-context.tsx'
import { hasRecord } from '../platform/storage.ts'

/** What the start looks after beside the status: the cart's branch, and a payment that was left unfinished (section 4). */
export function useStartChecks(): { checkBranches: () => void; reconcile: () => void } {
	const { cms, branches } = useSite()
	const { pathname } = useLocation()
	// The guards of the page may have led on before the start gets here.
	const startPath = useRef(pathname).current
	const navigate = useNavigate()
	return {
		checkBranches: () => void checkCartAgainst(branches, cms),
		reconcile() {
			// Payment code is no part of the first load.
			if (!hasRecord(STORAGE_KEYS.payment) && !hasRecord(STORAGE_KEYS.paymentUnresolved)) return endReconciliation()
			import('../features/payment/reconcile-order.ts')
				.then(({ reconcileOrder }) => reconcileOrder({ cms, path: startPath, follow: (to) => void navigate(to) }))
				.catch((error) => log('warn', 'The unfinished payment could not be looked up.', error))
				.finally(endReconciliation)
		},
	}
}
