import type { Product } from '@app/contract/menu'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { cartStore } from '../cart/cart-store.ts'
import { useBranches } from './branch-store.ts'
import { chooseBranch } from './choose-branch.ts'

const BRANCH_PARAM = 'branch'

/** Takes the branch that a link names (`/order?branch=howth-pier`), if it takes orders now, and tidies the address. */
export function useAskedBranch(products: readonly Product[]): void {
	const branches = useBranches()
	const isRestored = cartStore.useRestored()
	const [params, setParams] = useSearchParams()
	const slug = params.get(BRANCH_PARAM)
	useEffect(() => {
		if (!isRestored || slug === null) return
		const branch = branches.find((candidate) => candidate.slug === slug)
		const isChosen = String(branch?.id) === cartStore.get().branch?.id
		if (branch?.can_order_online && !isChosen) chooseBranch(branch, products)
		setParams(
			(old) => {
				old.delete(BRANCH_PARAM)
				return old
			},
			{ replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
		)
	}, [isRestored, slug, branches, products, setParams])
}
