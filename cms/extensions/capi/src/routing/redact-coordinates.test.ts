import type { Request, Response } from 'express'
import { expect, it } from 'vitest'
import { hiddenPlaces, redactCoordinates } from './redact-coordinates.ts'

function pass(address: string) {
	const request = { url: address, originalUrl: address } as Request
	redactCoordinates(request, {} as Response, () => {})
	return { logged: [request.url, request.originalUrl], places: hiddenPlaces(request) }
}

it.each([
	['/capi/route/v1/driving/-6.26,53.35;-6.07,53.389', '-6.26,53.35;-6.07,53.389'],
	['/capi/route/v1/driving/-6.26,53.35;-6.07,53.389?overview=false', '-6.26,53.35;-6.07,53.389'],
	['/capi/route/v1/driving/-6.26%2C53.35%3B0%2C0', '-6.26,53.35;0,0'],
	['/CAPI/Route/v1/driving/1,2;3,4', '1,2;3,4'],
	['/capi/route/v1/driving/%E0%A4%A', '%E0%A4%A'],
	['/capi/route/v1/driving/', ''],
])('what logs see of %s does not say where anybody is', (address, places) => {
	const here = '/capi/route/v1/driving'
	expect(pass(address)).toEqual({ logged: [here, here], places })
})

it('other addresses are left as they are', () => {
	const address = '/capi/shop/branches?near=1'
	expect(pass(address)).toEqual({ logged: [address, address], places: '' })
})
