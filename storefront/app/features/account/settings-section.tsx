import { type ReactNode, useId } from 'react'

interface SettingsSectionProps {
	title: string
	/** What it is for, in a sentence. */
	text?: ReactNode
	children: ReactNode
}

/** A part of the settings: its title, beside a card on large screens. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
	const id = useId()
	return (
		<section aria-labelledby={id} className="grid gap-4 md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] md:gap-10">
			<div>
				<h2 id={id} className="text-2xl md:text-3xl">
					{title}
				</h2>
				{text && <p className="mt-1.5 text-soft text-pretty md:mt-3">{text}</p>}
			</div>
			<div className="min-w-0 rounded-card bg-surface p-4 shadow-card sm:p-6">{children}</div>
		</section>
	)
}
