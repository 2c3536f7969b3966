import { classNames } from '../../ui/class-names.ts'
import './tracking.css'

/** Which of the five steps brings each layer, from the plate upwards. */
const LAYERS = [
	{ from: 1, draw: <BottomBun /> },
	{ from: 2, draw: <Patty /> },
	{ from: 3, draw: <Cheese /> },
	{ from: 3, draw: <Lettuce /> },
	{ from: 4, draw: <Pickles /> },
	{ from: 4, draw: <TopBun /> },
] as const

/** A burger that is built as the order goes on; what is still to come is a shadow. `reached`: steps done, 0 to 5. */
export function StackingBurger({ reached, className }: { reached: number; className?: string }) {
	return (
		<svg viewBox="0 0 240 204" className={className} aria-hidden="true">
			<ellipse cx="120" cy="190" rx="104" ry="11" fill="#000" opacity="0.25" />
			{LAYERS.map(({ from, draw }, index) => (
				<g
					// biome-ignore lint/suspicious/noArrayIndexKey: the layers of a burger do not change places.
					key={`${index}-${reached >= from}`}
					className={classNames('burger-layer', reached < from && 'burger-layer-ahead')}
				>
					{draw}
				</g>
			))}
		</svg>
	)
}

function BottomBun() {
	return (
		<>
			<path d="M30 160h180v10c0 12-9 20-22 20H52c-13 0-22-8-22-20z" fill="#d98e36" />
			<path d="M30 160h180v7c-40 6-140 6-180 0z" fill="#f0c27a" />
		</>
	)
}

function Patty() {
	return (
		<>
			<rect x="24" y="134" width="192" height="30" rx="15" fill="#6a3a1d" />
			<path d="M36 142c30-7 138-7 168 0" stroke="#8a5230" strokeWidth="6" strokeLinecap="round" fill="none" />
			<path d="M52 155h12m22 2h16m26-2h14m24 2h12" stroke="#4d2811" strokeWidth="5" strokeLinecap="round" />
		</>
	)
}

function Cheese() {
	return (
		<path d="M26 124h188l-6 12-30 2-16 18c-4 4-9 3-11-1l-8-16H82l-12 10c-5 4-10 2-12-3l-3-8-25-2z" fill="#f7bf2b" />
	)
}

function Lettuce() {
	return (
		<path
			d="M20 118c4-12 14-14 22-9 8-9 20-9 27-1 8-9 21-9 28 0 8-9 20-9 27 0 8-9 21-9 28 0 8-8 20-8 27 1 8-5 19-3 23 9 2 9-10 13-18 8-9 7-20 7-28 0-9 7-21 7-29 0-8 7-20 7-28 0-9 7-21 7-29 0-8 7-20 7-28 0-8 5-24 1-22-8z"
			fill="#6fbf35"
		/>
	)
}

function Pickles() {
	return (
		<>
			{[62, 120, 178].map((cx) => (
				<g key={cx}>
					<ellipse cx={cx} cy="102" rx="27" ry="9" fill="#3f7d1f" />
					<ellipse cx={cx} cy="100" rx="24" ry="7" fill="#a5d04a" />
					<path d={`M${cx - 10} 100h4m6-2h4m4 3h4`} stroke="#e8f5b4" strokeWidth="3" strokeLinecap="round" />
				</g>
			))}
		</>
	)
}

function TopBun() {
	return (
		<>
			<path d="M28 92c0-44 41-74 92-74s92 30 92 74c0 7-5 11-12 11H40c-7 0-12-4-12-11z" fill="#dc9138" />
			<path
				d="M44 80c4-30 36-50 76-50"
				stroke="#f3c987"
				strokeWidth="9"
				strokeLinecap="round"
				fill="none"
				opacity="0.8"
			/>
			<path
				d="M84 56l7 4m22-22 8 2m25 12 7-5m18 31 7 3M104 74l8-1m34 4 7 4"
				stroke="#fff1d0"
				strokeWidth="7"
				strokeLinecap="round"
			/>
		</>
	)
}
