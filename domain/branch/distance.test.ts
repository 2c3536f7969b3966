import { describe, expect, it } from 'vitest'
import { estimateDrive, greatCircleMeters } from './distance.ts'

const dublin = { lat: 53.3498, lng: -6.2603 }
const cork = { lat: 51.8985, lng: -8.4756 }

describe('the distance of two places', () => {
	it('is that along the earth', () => {
		expect(greatCircleMeters(dublin, cork) / 1000).toBeCloseTo(219.5, 0)
		expect(greatCircleMeters({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo(111_195, 0)
	})

	it('is the same both ways, and nothing at one place', () => {
		expect(greatCircleMeters(cork, dublin)).toBeCloseTo(greatCircleMeters(dublin, cork), 6)
		expect(greatCircleMeters(dublin, dublin)).toBe(0)
	})

	it('is the short way round', () => {
		expect(greatCircleMeters({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111_195, 0)
		expect(greatCircleMeters({ lat: 90, lng: 0 }, { lat: -90, lng: 0 }) / 1000).toBeCloseTo(20_015, 0)
	})
})

describe('an estimated drive', () => {
	it('is longer than the straight line, in whole metres and seconds', () => {
		const drive = estimateDrive(dublin, { lat: 53.3898, lng: -6.2603 })
		expect(drive).toEqual({ distanceMeters: 5782, durationSeconds: 694, isEstimated: true })
	})
})
