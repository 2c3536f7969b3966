import { decideKitchenLoad, type KitchenLoad } from '@app/domain/kitchen-load'
import type { Knex } from 'knex'
import type { Clock } from '../../clock.ts'
import type { Fresh } from '../../fresh.ts'
import { createPasses } from '../../passes.ts'
import { countOpenOrders } from '../../repositories/open-orders.ts'
import type { Catalogue, CatalogueBranch } from './catalogue.ts'

/** How much the kitchens have to do, as this node sees it. */
export interface KitchenLoads {
	/** Sets the load of the branches of a catalogue that has just been read. */
	fill(catalogue: Catalogue): Promise<void>
	/** Orders have changed: counts them again in a moment. Costs nothing where no branch has a capacity. */
	wake(): void
	close(): void
}

interface KitchenLoadsOptions {
	database: Knex
	clock: Clock
	/** The catalogue as it is; read when it is needed. */
	current: () => ReturnType<Fresh<Catalogue>['peek']>
	/** The loads of these branches are others than before. */
	onChange: (branches: readonly number[]) => void
	onError: (error: unknown) => void
}

/** Orders of this time are counted together. */
const SETTLE_MS = 50
/** Orders for later come due without anybody doing anything. */
const RECOUNT_MS = 30_000

export function createKitchenLoads({ database, clock, current, onChange, onError }: KitchenLoadsOptions): KitchenLoads {
	/** What each limited kitchen was last: a load comes down later than it goes up. */
	const previous = new Map<number, KitchenLoad>()

	/** Returns the branches whose load has changed. */
	async function count(catalogue: Catalogue): Promise<number[]> {
		const limited = limitedOf(catalogue)
		if (limited.length === 0) return []
		const now = clock.now()
		const open = await countOpenOrders(
			database,
			limited.map(({ id }) => id),
			now,
		)
		const changed: number[] = []
		for (const branch of limited) {
			const openOrders = open.get(branch.id) ?? 0
			const before = previous.get(branch.id) ?? null
			const load = decideKitchenLoad({ openOrders, capacity: branch.kitchenCapacity, previous: before })
			previous.set(branch.id, load)
			if (branch.load !== load) changed.push(branch.id)
			branch.load = load
		}
		return changed
	}

	async function recount(): Promise<boolean> {
		const catalogue = current()
		// Without one, whoever needs it next reads it, and counts.
		const changed = catalogue ? await count(catalogue) : []
		if (changed.length > 0) onChange(changed)
		return false
	}

	const passes = createPasses({ pass: recount, onError, settleMs: SETTLE_MS })
	const timer = setInterval(passes.wake, RECOUNT_MS)
	timer.unref()

	return {
		fill: async (catalogue) => {
			await count(catalogue)
		},
		wake() {
			const catalogue = current()
			if (catalogue === null || limitedOf(catalogue).length > 0) passes.wake()
		},
		close() {
			clearInterval(timer)
			passes.close()
		},
	}
}

/** Known once for each reading of the catalogue: every order asks. */
const limitedBranches = new WeakMap<Catalogue, CatalogueBranch[]>()

function limitedOf(catalogue: Catalogue): CatalogueBranch[] {
	let limited = limitedBranches.get(catalogue)
	if (!limited) {
		limited = [...catalogue.branches.values()].filter(({ kitchenCapacity }) => kitchenCapacity !== null)
		limitedBranches.set(catalogue, limited)
	}
	return limited
}
