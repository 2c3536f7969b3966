import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCustomer } from '../../scripts/demo-customer.ts'
import { type System, startSystem } from '../../scripts/system.ts'
import { createRandom } from '../random.ts'
import { isLongRound, SEED, times } from '../round.ts'
import { type Known, makeOddRequest, type OddRequest } from './odd-request.ts'
import { residentMegabytes } from './resident-memory.ts'
import { type Answer, sendBytes } from './send-bytes.ts'
import { findTargets, type Target } from './targets.ts'

const REQUESTS = times({ short: 5_000, long: 100_000 })
const LIMIT_MS = { page: 500, picture: 2_000 }
/** A quarter of the requests fills caches and grows heaps; what is left may add this much. */
const MAY_GROW_MB = 150

let system: System
let targets: Target[]
let known: Known

beforeAll(async () => {
	system = await startSystem({ env: { RATE_LIMITER_ENABLED: 'false', NODE_ENV: 'test' } })
	targets = await findTargets(system.cmsUrl, { withManagement: isLongRound })
	known = await learn()
}, 600_000)
afterAll(() => system?.stop())

/** What exists, so that half of the requests get past the first check. */
async function learn(): Promise<Known> {
	const { send } = createCustomer(system.cmsUrl)
	const admin = await send<{ access_token: string }>('POST', '/auth/login', system.admin)
	const headers = { Authorization: `Bearer ${admin.data.access_token}` }
	const roles = await send<{ id: string; name: string }[]>('GET', '/roles?fields=id,name', undefined, headers)
	const role = roles.data.find(({ name }) => /customer/i.test(name))!.id
	const account = { email: 'fuzz@example.com', password: 'only-for-tests-8f3b' }
	await send('POST', '/users', { ...account, role, status: 'active' }, headers)
	const { data } = await send<{ access_token: string }>('POST', '/auth/login', account)
	const files = await send<{ id: string }[]>('GET', '/files?limit=2&fields=id', undefined, headers)
	const branches = await send<{ slug: string }[]>('GET', '/items/branches?limit=3&fields=slug', undefined, headers)
	const slugs = branches.data.map(({ slug }) => slug)
	return {
		token: data.access_token,
		parameters: {
			id: [...files.data.map(({ id }) => id), '1'],
			slug: slugs,
			branch: slugs,
			name: ['thumb', 'card'],
			collection: ['branches', 'products', 'orders', 'directus_users', 'posts'],
		},
	}
}

const urlOf = ({ server }: OddRequest) => (server === 'cms' ? system.cmsUrl : system.storefrontUrl)
const show = ({ server, bytes }: OddRequest, { status, head, ms }: Answer) =>
	`${server} ${status} after ${Math.round(ms)} ms: ${JSON.stringify(bytes.toString('latin1').slice(0, 600))} → ${JSON.stringify(head.slice(-300))}`

const limitOf = ({ isSlow }: OddRequest) => (isSlow ? LIMIT_MS.picture : LIMIT_MS.page)
/** A deliberate 503 says when to come back. */
const isFailure = ({ status, head }: Answer) =>
	status !== null && status >= 500 && !(status === 503 && /^retry-after:/im.test(head))
const memory = () => ({
	cms: residentMegabytes(system.services.cms.child.pid!),
	storefront: residentMegabytes(system.services.storefront!.child.pid!),
})

describe('odd requests to every route', () => {
	it(`fail nowhere, are answered in time and leave no memory behind, ${REQUESTS} of them`, async () => {
		const random = createRandom(SEED)
		const failures: string[] = []
		const slow: string[] = []
		let before = memory()
		const statuses = new Map<number | null, number>()
		const durations: number[] = []
		for (let index = 0; index < REQUESTS; index++) {
			if (index === Math.floor(REQUESTS / 4)) before = memory()
			const request = makeOddRequest(targets[index % targets.length]!, known, random)
			const answer = await sendBytes(urlOf(request), request)
			statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
			durations.push(answer.ms)
			if (isFailure(answer)) failures.push(show(request, answer))
			if (answer.ms <= limitOf(request)) continue
			// The machine may have been busy: alone and once more.
			const again = await sendBytes(urlOf(request), request)
			if (again.ms > limitOf(request)) slow.push(show(request, again))
		}
		const after = memory()
		durations.sort((a, b) => a - b)
		const percentile = (part: number) => Math.round(durations[Math.floor((durations.length - 1) * part)]!)
		console.log(
			`Seed ${SEED}: ${REQUESTS} requests to ${targets.length} routes; statuses ${JSON.stringify(Object.fromEntries(statuses))}; ` +
				`p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, longest ${percentile(1)} ms; MB ${JSON.stringify({ before, after })}`,
		)
		expect(failures, `seed ${SEED}`).toEqual([])
		expect(slow, `seed ${SEED}`).toEqual([])
		for (const name of ['cms', 'storefront'] as const) expect(after[name] - before[name]).toBeLessThan(MAY_GROW_MB)
	}, 3_600_000)

	it('leave both servers alive, with nothing uncaught in their logs', async () => {
		const { cms, storefront } = system.services
		expect((await fetch(`${system.cmsUrl}/capi/shop/branches`)).status).toBe(200)
		expect((await fetch(`${system.storefrontUrl}/order`)).status).toBe(200)
		for (const service of [cms, storefront!]) {
			expect(service.child.exitCode).toBeNull()
			expect(readFileSync(service.log, 'utf8')).not.toMatch(/uncaught|unhandled/i)
		}
	})
})
