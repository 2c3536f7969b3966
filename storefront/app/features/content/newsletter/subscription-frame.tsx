import { type ReactNode, useEffect, useRef } from 'react'

interface SubscriptionFrameProps {
	/** Address of a drawing. */
	picture: string
	title: string
	children: ReactNode
	actions: ReactNode
	/** It took the place of something that was used: it takes the focus, so that it is read. */
	takesFocus?: boolean
}

/** The page of a subscription: a drawing, what happened, and the ways on. */
export function SubscriptionFrame({ picture, title, children, actions, takesFocus = false }: SubscriptionFrameProps) {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		if (takesFocus) heading.current?.focus()
	}, [takesFocus])
	return (
		<div className="mx-auto grid max-w-5xl items-center gap-x-12 gap-y-4 px-4 pt-6 md:grid-cols-[20rem_1fr] md:px-6 md:pt-16">
			<img src={picture} alt="" width="640" height="480" className="h-auto w-56 max-md:justify-self-center md:w-full" />
			<div className="grid gap-4">
				<h1
					ref={heading}
					tabIndex={-1}
					className="text-[clamp(2.75rem,8vw,4.5rem)] leading-[0.9] text-balance outline-none"
				>
					{title}
				</h1>
				<div className="grid gap-3 text-lg text-soft text-pretty">{children}</div>
				<div className="mt-2 grid gap-3">{actions}</div>
			</div>
		</div>
	)
}
