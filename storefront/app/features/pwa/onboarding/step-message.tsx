import type { ReactNode } from 'react'
import { SuccessMark } from './success-mark.tsx'

interface StepMessageProps {
	/** Read out when it changes. */
	children: ReactNode
	/** What went wrong, in words for people. */
	problem?: string | null
	/** Something was granted just now. */
	success?: boolean
}

/** What a step knows: its room is kept, so that the buttons do not move when it changes. */
export function StepMessage({ children, problem, success = false }: StepMessageProps) {
	return (
		<div className="grid min-h-16 content-center gap-1">
			<div role="status" className="flex items-center gap-3 font-semibold">
				{success && <SuccessMark />}
				<p>{children}</p>
			</div>
			{problem && (
				<p role="alert" className="font-medium text-ketchup-ink">
					{problem}
				</p>
			)}
		</div>
	)
}
