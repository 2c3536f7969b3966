import type { OnboardingStep } from '@app/domain/device/onboarding-steps'
import { type ReactNode, useEffect, useRef } from 'react'

interface StepLayoutProps {
	step: OnboardingStep
	/** Marks the element that names the dialog. */
	titleId: string
	/** What is known or went wrong, over the buttons. */
	message?: ReactNode
	/** The most likely one first. */
	actions: ReactNode
}

/** Words, message and buttons of a step. Its title takes the focus, so that a screen reader reads on from there. */
export function StepLayout({ step, titleId, message, actions }: StepLayoutProps) {
	const title = useRef<HTMLHeadingElement>(null)
	useEffect(() => title.current?.focus({ preventScroll: true }), [])
	return (
		<div className="onboarding-step grid gap-6">
			<div>
				<h2
					id={titleId}
					ref={title}
					tabIndex={-1}
					className="text-[clamp(2.5rem,11vw,3.75rem)] leading-[0.9] tracking-[-0.035em] text-balance outline-none"
				>
					{step.title}
				</h2>
				<p className="mt-4 text-lg text-pretty text-soft">{step.description}</p>
			</div>
			{message}
			{/* A double click must not press what comes in a button's place. */}
			<div className="grid gap-2" onClickCapture={(event) => event.detail > 1 && event.stopPropagation()}>
				{actions}
			</div>
		</div>
	)
}
