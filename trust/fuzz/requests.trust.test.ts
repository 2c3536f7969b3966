import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type System, startSystem } from '../../scripts/system.ts'
import { createRandom } from '../random.ts'
import { isLongRound, steadySeed, times } from '../round.ts'
import { makeCallers } from './callers.ts'
import { heldMegabytes, INSPECTED } from './memory.ts'
import { makeOddRequest, type OddRequest } from './odd-request.ts'
import { type Answer, sendBytes } from './send-bytes.ts'
import { findTargets } from './targets.ts'

const SEED = steadySeed(5_000)
const REQUESTS = times({ short: 5_000, long: 100_000 })
/** After each of them the callers are new, and memory is measured. */
const BLOCKS = times({ short: 5, long: 40 })
/** A machine may be busy with other things: what is slow is slow each of these times, alone. */
const REPEATS = 10
/** The first half of the requests fills caches; what is held may grow this much in the second one. */
const MAY_GROW_MB = 20

let system: System

beforeAll(async () => {
	system = await startSystem({ env: { RATE_LIMITER_ENABLED: 'false', NODE_ENV: 'test', ...INSPECTED } })
}, 600_000)
afterAll(() => system?.stop())

const urlOf = ({ server }: OddRequest) => (server === 'cms' ? system.cmsUrl : system.storefrontUrl)
const show = ({ server, bytes }: OddRequest, { status, head, ms }: Answer) =>
	`${server} ${status} after ${Math.round(ms)} ms: ${JSON.stringify(
		bytes
			.toString('latin1')
			.replace(/(Bearer eyJ)\S{50,}/, '$1…')
			.slice(0, 900),
	)} → ${JSON.stringify(head.slice(-300))}`

/**
 * No answer at all, or a failure of ours. A deliberate 503 says when to come back. Where the server answers before the
 * request's end, the connection's reset may overtake the answer: such a request is repeated.
 */
async function isFailure(request: OddRequest, first: Answer): Promise<boolean> {
	let { status, head } = first
	for (let left = REPEATS; request.isWhole && status === null && left > 0; left--)
		({ status, head } = await sendBytes(urlOf(request), request))
	return status === null ? request.isWhole : status >= 500 && !(status === 503 && /^retry-after:/im.test(head))
}

/** Whether it takes too long each time. */
async function isSlow(request: OddRequest, first: Answer): Promise<boolean> {
	let { ms } = first
	for (let left = REPEATS; ms > request.limitMs && left > 0; left--) ({ ms } = await sendBytes(urlOf(request), request))
	return ms > request.limitMs
}

const measureMemory = async () => ({
	cms: await heldMegabytes(system.services.cms),
	storefront: await heldMegabytes(system.services.storefront!),
})

describe('odd requests to every route', () => {
	it(`fail nowhere, are answered in time and leave no memory behind, ${REQUESTS} of them`, async () => {
		const targets = await findTargets(system.cmsUrl)
		const random = createRandom(SEED)
		const failures: string[] = []
		const slow: string[] = []
		const held = [await measureMemory()]
		const statuses = new Map<number | null, number>()
		const durations: number[] = []
		console.log(`Seed ${SEED}: ${REQUESTS} requests to ${targets.length} routes`)
		for (let block = 0; block < BLOCKS; block++) {
			const callers = await makeCallers(system)
			for (let index = 0; index < REQUESTS / BLOCKS; index++) {
				const target = targets[(block * (REQUESTS / BLOCKS) + index) % targets.length]!
				const request = makeOddRequest(target, callers, random)
				const answer = await sendBytes(urlOf(request), request)
				statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
				durations.push(answer.ms)
				if (await isFailure(request, answer)) failures.push(show(request, answer))
				if (await isSlow(request, answer)) slow.push(show(request, answer))
			}
			held.push(await measureMemory())
			if (isLongRound) console.log(`Block ${block + 1}`, held.at(-1), { failures: failures.length, slow: slow.length })
		}
		durations.sort((a, b) => a - b)
		const percentile = (part: number) => Math.round(durations[Math.floor((durations.length - 1) * part)]!)
		console.log(
			`Statuses ${JSON.stringify(Object.fromEntries(statuses))}; p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, ` +
				`longest ${percentile(1)} ms; MB held ${JSON.stringify(held)}`,
		)
		// An expectation that fails hides what the ones behind it would say.
		for (const line of failures) console.log(`Failed: ${line}`)
		for (const line of slow) console.log(`Slow: ${line}`)
		expect(failures, `seed ${SEED}`).toEqual([])
		expect(slow, `seed ${SEED}`).toEqual([])
		const [warm, last] = [held[Math.ceil(BLOCKS / 2)]!, held.at(-1)!]
		for (const name of ['cms', 'storefront'] as const) expect(last[name] - warm[name]).toBeLessThan(MAY_GROW_MB)
	}, 7_200_000)

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
