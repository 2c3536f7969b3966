import { describe, expect, it } from 'vitest'
import { layOutMap } from './branch-map.ts'

const FRAME = { width: 400, height: 500, margin: 40, gap: 30 }
const CITY = { lat: 53.345, lng: -6.264 }
const HARBOUR = { lat: 53.389, lng: -6.07 }
const SUBURB = { lat: 53.287, lng: -6.243 }

describe('a map of branches', () => {
	it('has north above, east right, and everything inside its margins', () => {
		const { points } = layOutMap([CITY, HARBOUR, SUBURB], null, FRAME)
		const [city, harbour, suburb] = points
		expect(harbour!.x).toBeGreaterThan(city!.x)
		expect(harbour!.y).toBeLessThan(city!.y)
		expect(suburb!.y).toBeGreaterThan(city!.y)
		for (const { x, y } of points) {
			expect(x).toBeGreaterThanOrEqual(40)
			expect(x).toBeLessThanOrEqual(360)
			expect(y).toBeGreaterThanOrEqual(40)
			expect(y).toBeLessThanOrEqual(460)
		}
	})

	it('keeps the scale the same in both directions', () => {
		const { points, unitsPerKm } = layOutMap([CITY, HARBOUR], null, FRAME)
		const [city, harbour] = points
		const km = Math.hypot(harbour!.x - city!.x, harbour!.y - city!.y) / unitsPerKm
		expect(km).toBeCloseTo(13.8, 0)
	})

	it.each([
		['in one spot', [CITY, CITY]],
		['next door', [CITY, { lat: 53.3451, lng: -6.2641 }, HARBOUR]],
		['crowded', [CITY, CITY, CITY, HARBOUR]],
	])('moves points apart that would cover each other: %s', (_, places) => {
		const { points } = layOutMap(places, null, FRAME)
		for (const [index, a] of points.entries()) {
			for (const b of points.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(27)
		}
	})

	it('shows a single branch in the middle, at a scale of streets', () => {
		const { points, unitsPerKm } = layOutMap([CITY], null, FRAME)
		expect(points).toEqual([{ x: 200, y: 250 }])
		expect(unitsPerKm).toBe(160)
	})

	it('shows the reader who is near, and not the way from another county', () => {
		expect(layOutMap([CITY, HARBOUR, SUBURB], { lat: 53.33, lng: -6.3 }, FRAME).you).not.toBeNull()
		const far = layOutMap([CITY, HARBOUR, SUBURB], { lat: 51.9, lng: -8.47 }, FRAME)
		expect(far.you).toBeNull()
		expect(far.points).toEqual(layOutMap([CITY, HARBOUR, SUBURB], null, FRAME).points)
	})

	it('of no branches is empty', () => {
		expect(layOutMap([], CITY, FRAME)).toMatchObject({ points: [], you: null })
	})
})
