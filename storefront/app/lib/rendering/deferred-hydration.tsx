import { type ComponentType, memo, Suspense } from 'react'

/**
 * A part of a page that is brought to life by itself, after what stands around it: a boundary for React, which
 * hydrates each on its own. Whoever draws the surroundings anew before that would have it made alive at once, or
 * drawn from scratch: hence the memo.
 */
export function deferHydration<Props extends object>(Part: ComponentType<Props>) {
	return memo(function Later(props: Props) {
		return (
			<Suspense>
				<Part {...props} />
			</Suspense>
		)
	})
}
