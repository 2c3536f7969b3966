import type { ReactNode } from 'react'

interface EmptyStateProps {
	/** Address of a drawing, for example from art/. */
	picture?: string
	title: string
	children: ReactNode
	/** The way on. */
	action?: ReactNode
}

/** Nothing here: a picture, a sentence and a way on. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
	return (
		<div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-10 text-center">
			{picture && <img src={picture} alt="" width="240" height="200" className="h-50 w-60 object-contain" />}
			<h2 className="text-3xl">{title}</h2>
			<div className="text-balance text-soft">{children}</div>
			{action && <div className="mt-3">{action}</div>}
		</div>
	)
}
