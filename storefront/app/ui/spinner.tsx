/** A turning pickle slice in the colour of the text. The control around it says what is going on. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			className={`animate-spin ${className}`}
			fill="none"
			stroke="currentColor"
			aria-hidden="true"
		>
			<circle cx="12" cy="12" r="9" strokeWidth="3.5" strokeDasharray="5 2.07" strokeLinecap="round" opacity="0.35" />
			<path d="M12 3a9 9 0 0 1 9 9" strokeWidth="3.5" strokeLinecap="round" />
		</svg>
	)
}
