import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'neutral' | 'green' | 'lime' | 'yellow' | 'red'

const TONES: Record<Tone, string> = {
	neutral: 'bg-sunken text-ink',
	green: 'bg-primary-soft text-primary-ink',
	lime: 'bg-lime text-on-lime',
	yellow: 'bg-mustard-soft text-mustard-ink',
	red: 'bg-ketchup-soft text-ketchup-ink',
}

/** A short word about something: new, busy, closed. Yellow is in progress, red only errors and closed. */
export function Badge({
	tone = 'neutral',
	className,
	children,
}: {
	tone?: Tone
	className?: string
	children: ReactNode
}) {
	return (
		<span
			className={classNames(
				'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
				TONES[tone],
				className,
			)}
		>
			{children}
		</span>
	)
}
