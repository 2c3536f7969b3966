import type { HomeBranch } from './home-data.server.ts'

const COLOURS: Record<HomeBranch['state'], string> = { open: 'bg-lime', busy: 'bg-mustard', closed: 'bg-ketchup' }

/** A light beside the words that say the same. */
export function BranchDot({ state }: { state: HomeBranch['state'] }) {
	return (
		<span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ring-2 ring-on-lime/30 ${COLOURS[state]}`} />
	)
}
