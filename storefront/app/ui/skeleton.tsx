import { classNames } from './class-names.ts'

/**
 * A breathing shape where something will be. Give it the size of what comes; say "loading" once, in the region around
 * it.
 */
export function Skeleton({ className }: { className?: string }) {
	return <span aria-hidden="true" className={classNames('block animate-pulse rounded-control bg-sunken', className)} />
}
