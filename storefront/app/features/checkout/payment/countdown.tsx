import { PAYMENT_WINDOW_MS } from '@app/contract/constants'
import { plural } from '@app/language/current'

const RADIUS = 27
const LENGTH = 2 * Math.PI * RADIUS

/**
 * What is left of the payment window, as a ring with its seconds. A timer is read out when asked for, not each
 * second.
 */
export function Countdown({ seconds }: { seconds: number }) {
	const part = (seconds * 1_000) / PAYMENT_WINDOW_MS
	return (
		<div
			role="timer"
			aria-label={plural(seconds, { one: '{count} second left', other: '{count} seconds left' })}
			className="relative grid size-16 shrink-0 place-items-center"
		>
			<svg viewBox="0 0 64 64" className="absolute inset-0 -rotate-90" aria-hidden="true">
				<circle cx="32" cy="32" r={RADIUS} fill="none" stroke="currentColor" strokeWidth="6" opacity="0.2" />
				<circle
					cx="32"
					cy="32"
					r={RADIUS}
					fill="none"
					stroke="currentColor"
					strokeWidth="6"
					strokeLinecap="round"
					strokeDasharray={LENGTH}
					strokeDashoffset={LENGTH * (1 - part)}
					className="transition-[stroke-dashoffset] duration-1000 ease-linear"
				/>
			</svg>
			<span aria-hidden="true" className="font-display text-2xl tabular-nums">
				{seconds}
			</span>
		</div>
	)
}
