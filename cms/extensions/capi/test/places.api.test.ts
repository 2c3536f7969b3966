import { DrivingReplySchema } from '@app/contract/driving'
import { IconSetSchema } from '@app/contract/icons'
import { estimateDrive } from '@app/domain/branch/distance'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { expectFailure, get } from './client.ts'

describe('GET /capi/route/v1/driving/{lng},{lat};{lng},{lat}', () => {
	it('answers as OSRM does, and says that it estimates', async () => {
		const { status, headers, body } = await get('/capi/route/v1/driving/-6.2603,53.3498;-6.0697,53.3891?overview=false')
		const { distanceMeters, durationSeconds } = estimateDrive({ lat: 53.35, lng: -6.26 }, { lat: 53.389, lng: -6.07 })
		expect(status).toBe(200)
		expect(headers.get('cache-control')).toBe('no-store')
		expect(v.is(DrivingReplySchema, body)).toBe(true)
		expect(body).toMatchObject({
			success: true,
			code: 'Ok',
			estimated: true,
			routes: [
				{ distance: distanceMeters, duration: durationSeconds, legs: [{ distance: distanceMeters, steps: [] }] },
			],
			waypoints: [{ location: [-6.26, 53.35] }, { location: [-6.07, 53.389] }],
		})
	})

	it('a place is as far from itself as it should be', async () => {
		const { body } = await get('/capi/route/v1/driving/0,0;0,0')
		expect(body.routes[0]).toMatchObject({ distance: 0, duration: 0 })
	})

	it.each([
		['one place', '-6.26,53.35', 'InvalidQuery'],
		['three places', '1,2;3,4;5,6', 'InvalidQuery'],
		['words', 'here;there', 'InvalidQuery'],
		['nothing', '', 'InvalidQuery'],
		['a latitude beyond the pole', '-6.26,91;0,0', 'InvalidValue'],
		['something that cannot be decoded', '%E0%A4%A,1;2,3', 'InvalidQuery'],
		['a very long number', `1.${'0'.repeat(5_000)},2;3,4`, 'InvalidQuery'],
	])('%s: 400 in OSRM’s words and ours, without the place', async (_what, places, code) => {
		const reply = await get(`/capi/route/v1/driving/${places}`)
		expectFailure(reply, 400, 'INVALID_QUERY')
		expect(reply.body.code).toBe(code)
		expect(JSON.stringify(reply.body)).not.toContain('53.35')
	})

	it('takes what a browser encodes', async () => {
		const { body } = await get('/capi/route/v1/driving/-6.26%2C53.35%3B-6.07%2C53.389')
		expect(body.code).toBe('Ok')
	})

	it('knows no other profile', async () => {
		expectFailure(await get('/capi/route/v1/walking/1,2;3,4'), 404, 'NOT_FOUND')
	})
})

describe('GET /capi/icons/{prefix}.json?icons=', () => {
	it('answers as Iconify does, to be kept by caches', async () => {
		const path = '/capi/icons/tabler.json?icons=brand-instagram,123'
		const { status, headers, body } = await get(path)
		expect(status).toBe(200)
		expect(v.is(IconSetSchema, body)).toBe(true)
		expect(body).toMatchObject({
			prefix: 'tabler',
			width: 24,
			height: 24,
			aliases: { '123': { parent: 'number-123' } },
		})
		expect(Object.keys(body.icons).sort()).toEqual(['brand-instagram', 'number-123'])
		expect(body).not.toHaveProperty('not_found')
		expect(headers.get('cache-control')).toContain('max-age=604800')
		// As a browser asks that does not reload: fetch itself would ask for a fresh one.
		const again = { 'if-none-match': headers.get('etag')!, 'cache-control': 'max-age=0' }
		expect((await get(path, again)).status).toBe(304)
	})

	it('names what it does not have, and is asked again soon', async () => {
		const { headers, body } = await get('/capi/icons/tabler.json?icons=flame,no-such-icon,constructor')
		expect(Object.keys(body.icons)).toEqual(['flame'])
		expect(body.not_found).toEqual(['no-such-icon', 'constructor'])
		expect(headers.get('cache-control')).toContain('max-age=300')
	})

	it('an icon of another set is none', async () => {
		expectFailure(await get('/capi/icons/mdi.json?icons=home'), 404, 'NOT_FOUND')
	})

	it.each([
		['no names', ''],
		['an empty name', '?icons='],
		['a path', '?icons=../../package'],
		['markup', '?icons=%3Cscript%3E'],
		['a list', '?icons[]=flame'],
		['a long list', `?icons=${Array.from({ length: 80 }, (_, index) => `icon-${index}`).join()}`],
	])('%s: 400', async (_what, query) => {
		expectFailure(await get(`/capi/icons/tabler.json${query}`), 400, 'INVALID_QUERY')
	})

	it.each(['TABLER', '..%2Ftabler', '__proto__', 'constructor'])('%s is no set', async (prefix) => {
		expectFailure(await get(`/capi/icons/${prefix}.json?icons=flame`), 404, 'NOT_FOUND')
	})
})
