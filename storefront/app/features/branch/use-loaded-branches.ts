import type { Branch } from '@app/contract/menu'
import { useLayoutEffect } from 'react'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { replaceBranches, useBranches } from './branch-store.ts'

/**
 * The branches as they were last heard of, beginning with those that came with this page: after a navigation within
 * the app they are newer than the first page's.
 */
export function useLoadedBranches(loaded: readonly Branch[]): readonly Branch[] {
	const { branches: own } = useSite()
	useLayoutEffect(() => {
		if (loaded !== own) replaceBranches(own, loaded)
	}, [loaded, own])
	return useBranches()
}
