import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type NoticeTone = 'info' | 'progress' | 'error'

const TONES: Record<NoticeTone, { look: string; icon: IconName }> = {
	info: { look: 'bg-primary-soft text-primary-ink', icon: 'info' },
	progress: { look: 'bg-mustard-soft text-mustard-ink', icon: 'clock' },
	error: { look: 'bg-ketchup-soft text-ketchup-ink', icon: 'alert' },
}

/** A message inside the page. An error is announced at once. */
export function Notice({
	tone = 'info',
	className,
	children,
}: {
	tone?: NoticeTone
	className?: string
	children: ReactNode
}) {
	const { look, icon } = TONES[tone]
	return (
		<div
			role={tone === 'error' ? 'alert' : undefined}
			className={classNames('flex items-start gap-3 rounded-control px-4 py-3 font-medium', look, className)}
		>
			<Icon name={icon} className="mt-0.5 size-5" />
			<div className="min-w-0">{children}</div>
		</div>
	)
}
