import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type NoticeTone = 'info' | 'progress' | 'error'

const TONES: Record<NoticeTone, { className: string; icon: IconName }> = {
	info: { className: 'bg-primary-soft text-primary-ink', icon: 'info' },
	progress: { className: 'bg-mustard-soft text-mustard-ink', icon: 'clock' },
	error: { className: 'bg-ketchup-soft text-ketchup-ink', icon: 'alert' },
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
	const { className: toneClass, icon } = TONES[tone]
	return (
		<div
			role={tone === 'error' ? 'alert' : undefined}
			className={classNames('flex items-start gap-3 rounded-control px-4 py-3 font-medium', toneClass, className)}
		>
			<Icon name={icon} className="mt-0.5 size-5" />
			<div className="min-w-0">{children}</div>
		</div>
	)
}
