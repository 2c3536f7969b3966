import type { ReactNode } from 'react'

/** The title of a screen of /auth and a sentence below it. */
export function ScreenHeading({ title, children }: { title: string; children?: ReactNode }) {
	return (
		<div className="grid gap-3">
			<h1 className="text-5xl">{title}</h1>
			{children && <div className="text-lg text-soft text-pretty">{children}</div>}
		</div>
	)
}
