import { expect, test } from 'vitest'
import { geolocationText } from './geolocation-texts.ts'

test.each([
	['denied', 'Please enable location access in your browser settings'],
	['unavailable', 'Location information unavailable'],
	['timeout', 'Location request timed out'],
	['unknown', 'An unknown error occurred'],
	['unsupported', 'Geolocation is not supported'],
] as const)('a place that is %s is told as section 8 says', (problem, text) =>
	expect(geolocationText(problem)).toBe(text),
)
