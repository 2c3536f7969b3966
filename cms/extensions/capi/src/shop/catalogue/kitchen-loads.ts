import { decideKitchenLoad, type KitchenLoad } from '@app/domain/kitchen/kitchen-load'
import type { Clock } from '../../clock.ts'
import { createCoalescedWorker } from '../../coalesced-worker.ts'
import type { Fresh } from '../../fresh.ts'
import type { Catalogue, CatalogueBranch } from './catalogue.ts'

/** How much the kitchens have to do, as this node sees it. */
export interface KitchenLoads {
	/** Sets the load of the branches of a catalogue. */
	fill(catalogue: Catalogue): Promise<void>
	/** Orders have changed: counts them again in a moment. Costs nothing where no branch has a capacity. */
	wake(): void
	close(): void
}

interface KitchenLoadsOptions {
	/** Orders that these branches have to cook now (repositories/open-orders.ts). */
	countOpen: (branches: readonly number[], now: number) => Promise<Map<number, number>>
	clock: Clock
	/** The catalogue as it is; read when it is needed. */
	catalogue: Pick<Fresh<Catalogue>, 'peek' | 'read'>
	/** The loads of these branches are others than were last told. */
	onChange: (branches: readonly number[]) => void
	onError: (error: unknown) => void
}

/** Orders of this time are counted together. */
const SETTLE_MS = 50
/** Orders for later come due without anybody doing anything. */
const RECOUNT_MS = 30_000

export function createKitchenLoads(options: KitchenLoadsOptions): KitchenLoads {
	const { countOpen, clock, catalogue, onChange, onError } = options
	/** What each limited kitchen was last, and what was told of it: a load comes down later than it goes up. */
	const last = new Map<number, KitchenLoad>()

	/** One count after the other: an earlier one that came back later would hide an order until the next count. */
	let counting = Promise.resolve()

	function fill(value: Catalogue): Promise<void> {
		counting = counting.catch(() => undefined).then(() => count(value))
		return counting
	}

	async function count(value: Catalogue): Promise<void> {
		const limited = limitedOf(value)
		const ids = limited.map(({ id }) => id)
		// A limit that staff set again begins anew.
		for (const id of last.keys()) if (!ids.includes(id)) last.delete(id)
		if (limited.length === 0) return
		const open = await countOpen(ids, clock.now())
		const changed: number[] = []
		for (const branch of limited) {
			const previous = last.get(branch.id) ?? null
			const openOrders = open.get(branch.id) ?? 0
			branch.load = decideKitchenLoad({ openOrders, capacity: branch.kitchenCapacity, previous })
			last.set(branch.id, branch.load)
			if (branch.load !== (previous ?? 'normal')) changed.push(branch.id)
		}
		// Whoever counts tells: a menu that is read anew between an order and its count has counted it.
		if (changed.length > 0) onChange(changed)
	}

	/** Of one that is being read just now the end is waited for: it may have counted before the order. */
	async function recount(): Promise<boolean> {
		await fill(await catalogue.read())
		return false
	}

	const passes = createCoalescedWorker({ runOnce: recount, onError, settleMs: SETTLE_MS })
	const wake = () => {
		const value = catalogue.peek()
		if (value === null || limitedOf(value).length > 0) passes.notify()
	}
	const timer = setInterval(wake, RECOUNT_MS)
	timer.unref()

	return {
		fill,
		wake,
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
