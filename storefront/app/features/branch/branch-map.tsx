import type { Branch } from '@app/contract/menu'
import { layOutMap } from '@app/domain/branch/branch-map'
import { describeHours } from '@app/domain/branch/branch-text'
import type { Place } from '@app/domain/branch/distance'
import { formatKilometres } from '@app/domain/text/formats'
import { currentLanguage, t } from '@app/language/current'
import type { MouseEvent } from 'react'
import { classNames } from '../../ui/class-names.ts'

const FRAME = { width: 440, height: 560, margin: 52, gap: 40 }
const PIN = 17
/** Rings this far from the middle, or from the reader, in kilometres; those that do not fit are left out. */
const RINGS_KM = [1, 2, 5, 10, 20, 50, 100, 200]

interface BranchMapProps {
	/** In the order of the list: the first is number 1. */
	branches: readonly Branch[]
	place: Place | null
	now: number
}

/**
 * Where the branches lie to each other, drawn from their coordinates alone. Each point leads to its card in the list.
 */
export function BranchMap({ branches, place, now }: BranchMapProps) {
	const places = branches.map(({ location: { coordinates } }) => ({ lng: coordinates[0], lat: coordinates[1] }))
	const { points, you, centre, unitsPerKm } = layOutMap(places, place, FRAME)
	const viewBox = `0 0 ${FRAME.width} ${FRAME.height}`
	return (
		<nav
			aria-label={t('Map of the branches')}
			className="on-field relative overflow-hidden rounded-sheet bg-field text-on-field"
		>
			<svg viewBox={viewBox} aria-hidden="true" className="absolute inset-0 size-full" textAnchor="middle">
				<Rings heart={you ?? centre} unitsPerKm={unitsPerKm} />
				<g className="fill-on-field-soft text-[13px]">
					<path d={`M${FRAME.width - 30} 18l7 18-7-4-7 4z`} />
					<text x={FRAME.width - 30} y="52">
						N
					</text>
				</g>
				{you && <You {...you} />}
			</svg>
			<svg viewBox={viewBox} className="relative block h-auto w-full">
				<title>{t('Where the branches lie')}</title>
				{branches.map((branch, index) => (
					<MapPoint key={branch.id} branch={branch} number={index + 1} now={now} {...points[index]!} />
				))}
			</svg>
		</nav>
	)
}

/** How far it is, as the crow flies. */
function Rings({ heart, unitsPerKm }: { heart: { x: number; y: number }; unitsPerKm: number }) {
	return RINGS_KM.filter((km) => km * unitsPerKm > 45 && km * unitsPerKm < FRAME.height * 0.75).map((km) => (
		<g key={km} className="text-[13px]">
			<circle
				cx={heart.x}
				cy={heart.y}
				r={km * unitsPerKm}
				fill="none"
				strokeWidth="2"
				strokeDasharray="2 9"
				strokeLinecap="round"
				className="stroke-on-field-soft/60"
			/>
			<text x={heart.x} y={heart.y + km * unitsPerKm + 18} className="fill-on-field-soft">
				{formatKilometres(km, currentLanguage().locale)}
			</text>
		</g>
	))
}

function You({ x, y }: { x: number; y: number }) {
	return (
		<g>
			<circle cx={x} cy={y} r="7" className="fill-on-field" />
			<circle cx={x} cy={y} r="13" fill="none" strokeWidth="2" className="stroke-on-field" />
			<text x={x} y={y - 20} className="fill-on-field text-[14px] font-semibold">
				{t('You')}
			</text>
		</g>
	)
}

interface MapPointProps {
	branch: Branch
	number: number
	now: number
	x: number
	y: number
}

function MapPoint({ branch, number, now, x, y }: MapPointProps) {
	const id = `branch-${branch.slug}`
	const isRight = x > FRAME.width / 2
	// As following the link, without a line in the history for each point that was looked at.
	const showCard = (event: MouseEvent) => {
		event.preventDefault()
		const card = document.getElementById(id)
		card?.scrollIntoView({ block: 'center' })
		card?.focus({ preventScroll: true })
	}
	return (
		<a
			href={`#${id}`}
			onClick={showCard}
			aria-label={`${number}, ${branch.title}: ${describeHours(branch, now, currentLanguage())}`}
			className="group outline-none"
		>
			{/* The target, larger than what is seen. */}
			<circle cx={x} cy={y} r={PIN + 5} fill="transparent" />
			<circle
				cx={x}
				cy={y}
				r={PIN}
				strokeWidth="3"
				className={classNames(
					'stroke-field group-hover:stroke-on-field group-focus-visible:stroke-on-field',
					branch.can_order_online ? 'fill-lime' : branch.is_open ? 'fill-mustard' : 'fill-on-field-soft',
				)}
			/>
			<text x={x} y={y + 6} textAnchor="middle" className="fill-on-lime font-display text-[17px] font-bold">
				{number}
			</text>
			<text
				x={isRight ? x - PIN - 8 : x + PIN + 8}
				y={y + 5}
				textAnchor={isRight ? 'end' : 'start'}
				paintOrder="stroke"
				strokeWidth="8"
				strokeLinejoin="round"
				className="pointer-events-none fill-on-field stroke-field text-[15px] font-semibold opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
			>
				{branch.title}
			</text>
		</a>
	)
}
