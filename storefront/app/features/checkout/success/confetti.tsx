import './confetti.css'

const PIECES = 22
const FILLS = ['fill-lime', 'fill-mustard', 'fill-primary', 'fill-ketchup']

/**
 * Pickle slices and paper, once, over the page. Not there for those who asked for less motion. Rendered in the
 * browser only.
 */
export function Confetti() {
	return (
		<div className="confetti" aria-hidden="true">
			{Array.from({ length: PIECES }, (_, index) => (
				<svg
					// biome-ignore lint/suspicious/noArrayIndexKey: the pieces are drawn once.
					key={index}
					aria-hidden="true"
					viewBox="0 0 24 24"
					className={FILLS[index % FILLS.length]}
					style={{
						left: `${(index * 61) % 100}%`,
						animationDelay: `${(index * 97) % 500}ms`,
						animationDuration: `${1_700 + ((index * 211) % 900)}ms`,
					}}
				>
					{index % 3 === 0 ? <Slice /> : <rect x="7" y="3" width="10" height="18" rx="2" />}
				</svg>
			))}
		</div>
	)
}

function Slice() {
	return (
		<>
			<circle cx="12" cy="12" r="10" />
			<circle cx="12" cy="12" r="7" fill="#fff" opacity="0.55" />
		</>
	)
}
