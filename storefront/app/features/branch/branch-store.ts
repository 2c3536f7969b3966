import type { Branch } from '@app/contract/menu'
import { createStore, useStore } from 'zustand'
import { useSite } from '../../lib/rendering/site-context.tsx'

/** Branches that were asked for after the page came, and the page's own ones that they replace. */
interface FreshBranches {
	insteadOf: readonly Branch[]
	branches: readonly Branch[]
}

const store = createStore<{ fresh: FreshBranches | null }>(() => ({ fresh: null }))

/** Puts newer branches in the place of the page's own. Branches that come with a later page are newer again. */
export function replaceBranches(insteadOf: readonly Branch[], branches: readonly Branch[]): void {
	store.setState({ fresh: { insteadOf, branches } })
}

/** The branches as they were last heard of: what is sold out or closed there may be newer than the page. */
export function useBranches(): readonly Branch[] {
	const { branches } = useSite()
	const fresh = useStore(store, (state) => state.fresh)
	return fresh?.insteadOf === branches ? fresh.branches : branches
}

/** One branch, by the id that the cart keeps; null where there is none such. */
export function useBranch(id: string | null): Branch | null {
	const branches = useBranches()
	return branches.find((branch) => String(branch.id) === id) ?? null
}
