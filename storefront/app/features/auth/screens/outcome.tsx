import { type ReactNode, useEffect, useRef } from 'react'

interface OutcomeProps {
	/** Address of a drawing. */
	picture: string
	title: string
	children: ReactNode
	/** The ways on, the most likely one first. */
	actions: ReactNode
	/** It took the place of something that was used: it takes the focus, so that it is read. */
	takesFocus?: boolean
}

/** How something ended: a picture, what happened, and the ways on. */
export function Outcome({ picture, title, children, actions, takesFocus = false }: OutcomeProps) {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		if (takesFocus) heading.current?.focus()
	}, [takesFocus])
	return (
		<div data-outcome className="grid gap-4">
			<img
				src={picture}
				alt=""
				width="640"
				height="480"
				className="relative z-10 -mt-36 -mr-2 ml-auto h-auto w-54 lg:mt-0 lg:-mb-1 lg:-ml-4 lg:w-72"
			/>
			<h1 ref={heading} tabIndex={-1} className="text-5xl outline-none">
				{title}
			</h1>
			<div className="grid gap-3 text-lg text-soft text-pretty">{children}</div>
			<div className="mt-3 grid gap-3">{actions}</div>
		</div>
	)
}
