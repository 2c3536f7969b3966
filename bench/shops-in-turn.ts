import type { System } from '../scripts/system.ts'
import { createGuest, orderAndPay } from './order-load.ts'
import { finishOutbox } from './outbox.ts'

/** A shop, and the processes of its database where it has some. */
export interface Shop {
	system: System
	databasePids: number[]
}

/** A shop that was just started compiles its code for the first hundreds. */
const WARM_UP = 300
const ROUNDS = 8
const COUNT = 100

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/**
 * Milliseconds of the processor that an order takes, its messages included: the next turn begins with nothing left to
 * do.
 */
async function costOfOrder({ system, databasePids }: Shop, count: number): Promise<number> {
	const pids = [system.services.cms.child.pid!, ...databasePids]
	const { cpuMsEach } = await orderAndPay(await createGuest(system.cmsUrl), pids, count, 0)
	return cpuMsEach + (await finishOutbox(system, pids)) / count
}

/**
 * What an order costs two running shops. A machine's speed drifts within minutes, so they take turns, each as often
 * first as second; one odd turn changes no median.
 */
export async function takeTurns(few: Shop, many: Shop): Promise<{ few: number; many: number }> {
	for (const shop of [few, many]) await costOfOrder(shop, WARM_UP)
	const costs: Record<'few' | 'many', number[]> = { few: [], many: [] }
	for (let round = 0; round < ROUNDS; round++) {
		for (const name of ['few', 'many', 'many', 'few'] as const) {
			costs[name].push(await costOfOrder(name === 'few' ? few : many, COUNT))
		}
	}
	return { few: median(costs.few), many: median(costs.many) }
}
