import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFresh } from '../../fresh.ts'
import type { Catalogue, CatalogueBranch } from './catalogue.ts'
import { createKitchenLoads } from './kitchen-loads.ts'

const BRANCH = 4
/** Longer than orders are counted together. */
const A_MOMENT_MS = 60

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** One kitchen with room for `capacity` orders, `open` of which are there, and a catalogue as the runtime keeps it. */
function kitchen({ capacity = 1 as number | null, open = 0, readingMs = 0 } = {}) {
	const state = { capacity, open, readingMs }
	const onChange = vi.fn()
	const onError = vi.fn()
	const countOpen = vi.fn(async () => new Map([[BRANCH, state.open]]))
	const clock = { now: () => Date.now() }
	const loads = createKitchenLoads({
		countOpen,
		clock,
		catalogue: { peek: () => catalogue.peek(), read: () => catalogue.read() },
		onChange,
		onError,
	})
	const catalogue = createFresh<Catalogue>({
		make: async () => {
			const branch = { id: BRANCH, kitchenCapacity: state.capacity, load: 'normal' } as CatalogueBranch
			const value = { branches: new Map([[BRANCH, branch]]) } as unknown as Catalogue
			await loads.fill(value)
			if (state.readingMs > 0) await new Promise((resolve) => setTimeout(resolve, state.readingMs))
			return { value, validUntil: Number.POSITIVE_INFINITY }
		},
		clock,
		onError,
		settleMs: null,
	})
	const loadNow = async () => (await catalogue.read()).branches.get(BRANCH)!.load
	const order = () => {
		state.open++
		loads.wake()
	}
	return { state, loads, catalogue, onChange, countOpen, loadNow, order }
}

describe('the load of a kitchen', () => {
	it('is told a moment after an order, once', async () => {
		const { catalogue, order, onChange, loadNow } = kitchen()
		await catalogue.read()
		expect(onChange).not.toHaveBeenCalled()
		order()
		expect(await loadNow()).toBe('normal')
		await vi.advanceTimersByTimeAsync(A_MOMENT_MS)
		expect(await loadNow()).toBe('full')
		expect(onChange.mock.calls).toEqual([[[BRANCH]]])
	})

	it('is told where the menu was read anew before the order was counted', async () => {
		const { catalogue, order, onChange, loadNow } = kitchen()
		await catalogue.read()
		order()
		catalogue.invalidate()
		expect(await loadNow()).toBe('full')
		await vi.advanceTimersByTimeAsync(A_MOMENT_MS)
		expect(onChange.mock.calls).toEqual([[[BRANCH]]])
	})

	it('is right where an earlier count comes back later', async () => {
		const { catalogue, loads, onChange, countOpen, state } = kitchen()
		const value = await catalogue.read()
		let endEarly = (_counted: Map<number, number>) => {}
		countOpen.mockReturnValueOnce(new Promise((resolve) => (endEarly = resolve)))
		const first = loads.fill(value)
		state.open++
		const second = loads.fill(value)
		await vi.advanceTimersByTimeAsync(A_MOMENT_MS)
		endEarly(new Map())
		await Promise.all([first, second])
		expect(value.branches.get(BRANCH)!.load).toBe('full')
		expect(onChange.mock.calls).toEqual([[[BRANCH]]])
	})

	it('is right where the menu was counted before an order and is read for long', async () => {
		const { catalogue, order, onChange, state, loadNow } = kitchen({ readingMs: 500 })
		const reading = catalogue.read()
		await vi.advanceTimersByTimeAsync(0)
		order()
		await vi.advanceTimersByTimeAsync(500)
		await reading
		state.readingMs = 0
		await vi.advanceTimersByTimeAsync(A_MOMENT_MS)
		expect(await loadNow()).toBe('full')
		expect(onChange.mock.calls).toEqual([[[BRANCH]]])
	})

	it('is told of a kitchen that is full when the CMS starts', async () => {
		const { catalogue, onChange } = kitchen({ open: 1 })
		await catalogue.read()
		expect(onChange.mock.calls).toEqual([[[BRANCH]]])
	})

	it('changes as orders for later come due', async () => {
		const { catalogue, state, onChange, loadNow, loads } = kitchen()
		await catalogue.read()
		state.open = 1
		await vi.advanceTimersByTimeAsync(31_000)
		expect(await loadNow()).toBe('full')
		expect(onChange).toHaveBeenCalledTimes(1)
		loads.close()
	})

	it('begins anew with a limit that was taken away and set again', async () => {
		const { catalogue, state, loadNow } = kitchen({ capacity: 10, open: 10 })
		const setCapacity = (capacity: number | null) => {
			state.capacity = capacity
			catalogue.invalidate()
		}
		expect(await loadNow()).toBe('full')
		setCapacity(null)
		expect(await loadNow()).toBe('normal')
		// A full one would stay full with so many.
		state.open = 8
		setCapacity(10)
		expect(await loadNow()).toBe('busy')
	})

	it('costs nothing where no kitchen has a limit', async () => {
		const { catalogue, order, countOpen } = kitchen({ capacity: null })
		await catalogue.read()
		order()
		await vi.advanceTimersByTimeAsync(31_000)
		expect(countOpen).not.toHaveBeenCalled()
	})
})
