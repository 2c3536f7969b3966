import { greatCircleMeters, type Place } from './distance.ts'

/** A drawing: its points in units of its own width and height, north above. */
export interface BranchMap {
	points: { x: number; y: number }[]
	/**
	 * The reader's place; null where it is not known, or so far from every branch that the drawing would be of the way.
	 */
	you: { x: number; y: number } | null
	/** The middle of the points, and how many units a kilometre is there. */
	centre: { x: number; y: number }
	unitsPerKm: number
}

interface MapFrame {
	width: number
	height: number
	/** Kept free at the edges. */
	margin: number
	/** Points closer to each other than this are moved apart. */
	gap: number
}

/** The reader is drawn as long as this adds no more than once the spread of the branches to a side. */
const YOU_WITHIN = 1
/** One branch, or several in one house: half a degree of this many kilometres is shown around them. */
const LEAST_SPAN_KM = 2
const ROUNDS = 60

/**
 * Lays places out on a flat drawing. Streets are not drawn, so points that would cover each other may move apart a
 * little.
 */
export function layOutMap(places: readonly Place[], you: Place | null, frame: MapFrame): BranchMap {
	const shown = you && isNear(places, you) ? [...places, you] : places
	const box = boxOf(shown)
	const middle = { lat: (box.south + box.north) / 2, lng: (box.west + box.east) / 2 }
	const east = (place: Place) => signedKm(middle, { lat: middle.lat, lng: place.lng }, place.lng - middle.lng)
	const north = (place: Place) => signedKm(middle, { lat: place.lat, lng: middle.lng }, place.lat - middle.lat)

	const spanX = Math.max(LEAST_SPAN_KM, east({ lat: middle.lat, lng: box.east }) * 2)
	const spanY = Math.max(LEAST_SPAN_KM, north({ lat: box.north, lng: middle.lng }) * 2)
	const unitsPerKm = Math.min((frame.width - 2 * frame.margin) / spanX, (frame.height - 2 * frame.margin) / spanY)
	const project = (place: Place) => ({
		x: frame.width / 2 + east(place) * unitsPerKm,
		y: frame.height / 2 - north(place) * unitsPerKm,
	})
	return {
		points: moveApart(places.map(project), frame),
		you: you && shown !== places ? project(you) : null,
		centre: { x: frame.width / 2, y: frame.height / 2 },
		unitsPerKm,
	}
}

function boxOf(places: readonly Place[]) {
	const lats = places.map(({ lat }) => lat)
	const lngs = places.map(({ lng }) => lng)
	return { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lngs), east: Math.max(...lngs) }
}

function isNear(places: readonly Place[], you: Place): boolean {
	if (places.length === 0) return false
	const { south, north, west, east } = boxOf(places)
	const [tall, wide] = [(north - south) * YOU_WITHIN, (east - west) * YOU_WITHIN]
	return you.lat >= south - tall && you.lat <= north + tall && you.lng >= west - wide && you.lng <= east + wide
}

function signedKm(from: Place, to: Place, sign: number): number {
	return (Math.sign(sign) * greatCircleMeters(from, to)) / 1000
}

/**
 * Pushes points that are too close away from each other, half of the way each, until none is or the rounds are over.
 */
function moveApart(points: { x: number; y: number }[], { width, height, margin, gap }: MapFrame) {
	const keep = (value: number, size: number) => Math.min(size - margin, Math.max(margin, value))
	const inside = ({ x, y }: { x: number; y: number }) => ({ x: keep(x, width), y: keep(y, height) })
	const moved = points.map(inside)
	for (let round = 0; round < ROUNDS; round++) {
		let isSettled = true
		for (let first = 0; first < moved.length; first++) {
			for (let second = first + 1; second < moved.length; second++) {
				const [a, b] = [moved[first]!, moved[second]!]
				const distance = Math.hypot(b.x - a.x, b.y - a.y)
				if (distance >= gap) continue
				isSettled = false
				// Two in one spot go apart sideways.
				const [dx, dy] = distance === 0 ? [1, 0] : [(b.x - a.x) / distance, (b.y - a.y) / distance]
				const step = (gap - distance) / 2 + 0.01
				moved[first] = inside({ x: a.x - dx * step, y: a.y - dy * step })
				moved[second] = inside({ x: b.x + dx * step, y: b.y + dy * step })
			}
		}
		if (isSettled) break
	}
	return moved
}
