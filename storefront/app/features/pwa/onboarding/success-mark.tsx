const CRUMBS = [0, 45, 90, 135, 180, 225, 270, 315]

/**
 * A tick that draws itself in a pickle-green coin while crumbs fly; still for those who asked for less motion
 * (onboarding.css).
 */
export function SuccessMark() {
	return (
		<svg viewBox="0 0 64 64" aria-hidden="true" className="success-mark size-14 shrink-0">
			{CRUMBS.map((turn) => (
				<rect key={turn} x="30.5" y="2" width="3" height="7" rx="1.5" transform={`rotate(${turn} 32 32)`} />
			))}
			<circle cx="32" cy="32" r="20" />
			<path d="M23 33l6.5 6.5L42 26" pathLength="1" />
		</svg>
	)
}
