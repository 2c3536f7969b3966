import type { Branch, Product } from '@app/contract/menu'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { cartStore } from '../cart/cart-store.ts'
import { useBranches } from './branch-store.ts'
import { refreshBranches } from './refresh-branches.ts'
import { useChooseBranch } from './use-choose-branch.tsx'

const BRANCH_PARAM = 'branch'

export interface AskedBranch {
	/** Set while a link names a branch that takes no orders now; `branch` is null where there is none of that name. */
	refused: { branch: Branch | null } | null
	/** Before lines leave the cart for the link's branch. */
	question: ReactNode
	/** Forgets the link. */
	dismiss: () => void
}

/**
 * Takes the branch that a link names (`/order?branch=howth-pier`) and tidies the address. A cart with lines moves by
 * fresh facts alone, and after a question where lines would stay behind. A branch that takes no orders stays in the
 * address, to be named on the page: another one in its place would sell food somewhere else.
 */
export function useAskedBranch(products: readonly Product[]): AskedBranch {
	const { cms, branches: pageBranches } = useSite()
	const branches = useBranches()
	const isRestored = cartStore.useRestored()
	const chosenId = cartStore.use((cart) => cart.branch?.id ?? null)
	const [params, setParams] = useSearchParams()
	const slug = params.get(BRANCH_PARAM)
	const dismiss = useCallback(
		() =>
			setParams(
				(old) => {
					old.delete(BRANCH_PARAM)
					return old
				},
				{ replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
			),
		[setParams],
	)
	// What the page says of the branch may be old, for both answers.
	const lookAgain = () => void refreshBranches(cms, pageBranches)
	const { choose, question } = useChooseBranch({
		products,
		onChosen: dismiss,
		onDeclined: dismiss,
		onRefused: lookAgain,
	})
	const branch = branches.find((candidate) => candidate.slug === slug) ?? null
	const isChosen = branch !== null && String(branch.id) === chosenId
	const takesOrders = branch?.can_order_online ?? false

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer about the branch.
	useEffect(() => {
		if (!isRestored || slug === null) return
		if (isChosen) dismiss()
		else if (branch && takesOrders) void choose(branch, { isByLink: true })
		else lookAgain()
	}, [isRestored, slug, isChosen, branch === null, takesOrders])

	const isRefused = isRestored && slug !== null && !isChosen && !takesOrders
	return { refused: isRefused ? { branch } : null, question, dismiss }
}
