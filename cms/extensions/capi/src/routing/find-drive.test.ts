import { expect, it, vi } from 'vitest'
import { createRouteFinder } from './find-drive.ts'
import type { askOsrm } from './request-osrm.ts'

const HERE = { lat: 53.35, lng: -6.26 }
const THERE = { lat: 53.389, lng: -6.07 }
const DRIVE = { distance: 17_000, duration: 1_500, waypoints: [] }

function finder(ask: typeof askOsrm, osrmUrl: string | null = 'http://osrm') {
	const clock = { at: 1_000_000, now: () => clock.at }
	const onError = vi.fn()
	return { clock, onError, ...createRouteFinder({ osrmUrl, clock, onError, ask }) }
}

it('without an OSRM everything is estimated', async () => {
	const ask = vi.fn()
	const { find } = finder(ask, null)
	expect(await find(HERE, THERE)).toMatchObject({ isEstimated: true, waypoints: [{ location: [-6.26, 53.35] }, {}] })
	expect(ask).not.toHaveBeenCalled()
})

it('an answer is kept for five minutes and no longer', async () => {
	const ask = vi.fn(async () => DRIVE)
	const { find, clock } = finder(ask)
	expect(await find(HERE, THERE)).toEqual({ ...DRIVE, isEstimated: false })
	clock.at += 299_999
	await find(HERE, THERE)
	expect(ask).toHaveBeenCalledTimes(1)
	clock.at += 1
	await find(HERE, THERE)
	expect(ask).toHaveBeenCalledTimes(2)
})

it('where there is no way the estimate stands in, and nobody asks again', async () => {
	const ask = vi.fn(async () => null)
	const { find, onError } = finder(ask)
	expect(await find(HERE, THERE)).toMatchObject({ isEstimated: true })
	await find(HERE, THERE)
	expect(ask).toHaveBeenCalledTimes(1)
	expect(onError).not.toHaveBeenCalled()
})

it('an OSRM that failed is left alone for ten seconds', async () => {
	const ask = vi.fn(async () => {
		throw new Error('OSRM did not answer: TimeoutError')
	})
	const { find, clock, onError } = finder(ask)
	expect(await find(HERE, THERE)).toMatchObject({ isEstimated: true })
	expect(await find(THERE, HERE)).toMatchObject({ isEstimated: true })
	expect(ask).toHaveBeenCalledTimes(1)
	expect(onError).toHaveBeenCalledTimes(1)
	clock.at += 10_000
	await find(HERE, THERE)
	expect(ask).toHaveBeenCalledTimes(2)
})

it('not more than 32 questions are open at a time', async () => {
	let answer = (_drive: typeof DRIVE) => {}
	const answered = new Promise<typeof DRIVE>((resolve) => {
		answer = resolve
	})
	const ask = vi.fn(() => answered)
	const { find } = finder(ask)
	const all = Array.from({ length: 40 }, (_, index) => find(HERE, { lat: index, lng: 0 }))
	answer(DRIVE)
	const drives = await Promise.all(all)
	expect(drives.filter(({ isEstimated }) => isEstimated)).toHaveLength(8)
})
