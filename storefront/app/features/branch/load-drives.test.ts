import type { Branch } from '@app/contract/menu'
import { expect, it } from 'vitest'
import { makeBranch } from '../../../test/fake-cms.ts'
import { loadDrives } from './load-drives.ts'

const PLACE = { lat: 53.300_04, lng: -6.2 }
const makeBranches = (count: number): Branch[] =>
	Array.from({ length: count }, (_, index) =>
		makeBranch({ id: index + 1, location: { type: 'Point', coordinates: [-6.21 - index / 100, 53.3] } }),
	)

/** A route service that measures every way as 1 km and 60 s, and tells what was asked of it. */
function service(answer: (address: string) => Promise<Response> | Response = measured) {
	const asked: string[] = []
	let open = 0
	let mostOpen = 0
	const request = (async (address: string, { signal }: RequestInit) => {
		signal?.throwIfAborted()
		asked.push(address)
		mostOpen = Math.max(mostOpen, ++open)
		try {
			return await answer(address)
		} finally {
			open--
		}
	}) as typeof fetch
	return { asked, request, mostOpen: () => mostOpen }
}

const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const measured = async () => reply({ code: 'Ok', routes: [{ distance: 1_000, duration: 60 }], waypoints: [] })

const load = (branches: Branch[], request: typeof fetch, signal = new AbortController().signal) =>
	loadDrives({ routeUrl: 'https://cms.example/capi', branches, place: PLACE, signal, request })

it('asks for the twelve nearest, the nearest first and four at once, with a coarse place', async () => {
	const { request, asked, mostOpen } = service()
	const drives = await load(makeBranches(20).reverse(), request)
	expect(asked).toHaveLength(12)
	expect(asked[0]).toBe('https://cms.example/capi/route/v1/driving/-6.2,53.3;-6.21,53.3')
	expect(mostOpen()).toBe(4)
	expect(drives.get(1)).toEqual({ distanceMeters: 1_000, durationSeconds: 60, isEstimated: false })
	expect(drives.get(13)).toMatchObject({ isEstimated: true })
	expect(drives.size).toBe(20)
})

it.each([
	['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
	['it is refused', () => reply({ success: false, code: 'Error' }, 429)],
	['there is no way', () => reply({ code: 'NoRoute' }, 400)],
	['the answer is nonsense', () => reply({ code: 'Ok', routes: [{ distance: 'far', duration: 1 }] })],
	['the answer is a page', () => new Response('<html>')],
])('the estimate stays where %s', async (_why, answer) => {
	const { request } = service(answer)
	const drives = await load(makeBranches(2), request)
	expect([...drives.values()]).toEqual([
		expect.objectContaining({ isEstimated: true }),
		expect.objectContaining({ isEstimated: true }),
	])
	expect(drives.get(1)!.distanceMeters).toBeGreaterThan(600)
})

it('one that fails is no reason against the others', async () => {
	const { request } = service((address) => (address.endsWith('-6.21,53.3') ? reply({}, 500) : measured()))
	const drives = await load(makeBranches(3), request)
	expect([1, 2, 3].map((id) => drives.get(id)?.isEstimated)).toEqual([true, false, false])
})

it('a service that estimates is not taken for one that measures', async () => {
	const { request } = service(() => reply({ code: 'Ok', routes: [{ distance: 900, duration: 50 }], estimated: true }))
	expect((await load(makeBranches(1), request)).get(1)).toEqual({
		distanceMeters: 900,
		durationSeconds: 50,
		isEstimated: true,
	})
})

it('whoever leaves asks for nothing more', async () => {
	const left = new AbortController()
	const { request, asked } = service(() => {
		left.abort()
		return measured()
	})
	await load(makeBranches(12), request, left.signal)
	expect(asked.length).toBeLessThanOrEqual(4)
})
