import { expect, it } from 'vitest'
import { drivePath, parseRoutePlaces } from './directions-url.ts'

it.each([
	['-6.26031,53.34980;-6.06972,53.38909', { lng: -6.26, lat: 53.35 }, { lng: -6.07, lat: 53.389 }],
	['180,-90;0,0', { lng: 180, lat: -90 }, { lng: 0, lat: 0 }],
	['-0.0001,1;2,3', { lng: 0, lat: 1 }, { lng: 2, lat: 3 }],
])('the places of %s, rounded', (text, from, to) => {
	expect(parseRoutePlaces(text)).toEqual({ isValid: true, from, to })
})

it.each([
	['', 'InvalidQuery'],
	['1,2', 'InvalidQuery'],
	['1,2;3,4;5,6', 'InvalidQuery'],
	['1,2;3', 'InvalidQuery'],
	['1,2,3;4,5', 'InvalidQuery'],
	['one,2;3,4', 'InvalidQuery'],
	['1e1,2;3,4', 'InvalidQuery'],
	[' 1,2;3,4', 'InvalidQuery'],
	['NaN,2;3,4', 'InvalidQuery'],
	['Infinity,2;3,4', 'InvalidQuery'],
	['1.,2;3,4', 'InvalidQuery'],
	[`1.${'9'.repeat(400)},2;3,4`, 'InvalidQuery'],
	['polyline(abc)', 'InvalidQuery'],
	['180.1,2;3,4', 'InvalidValue'],
	['1,2;3,90.5', 'InvalidValue'],
])('%j is refused as %s, without being repeated', (text, code) => {
	const places = parseRoutePlaces(text)
	expect(places).toMatchObject({ isValid: false, code })
	if (text && !places.isValid) expect(places.message).not.toContain(text)
})

it('a path of OSRM names both places with longitude first, no finer than 110 m', () => {
	const path = drivePath({ lat: 53.349805, lng: -6.26031 }, { lat: 53.3890912, lng: -6.0697 })
	expect(path).toBe('/route/v1/driving/-6.26,53.35;-6.07,53.389')
	expect(parseRoutePlaces(path.split('/').at(-1)!).isValid).toBe(true)
})
