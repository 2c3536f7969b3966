import { afterEach, expect, it, vi } from 'vitest'
import { isRunning, runInOneTab, runInTurn } from './tab-lock.ts'

afterEach(() => {
	vi.unstubAllGlobals()
})

/** Locks of a browser in which another tab may hold one already. */
function stubLocks(isFree: boolean) {
	const request = (_: string, __: object, use: (lock: object | null) => Promise<void>) => use(isFree ? {} : null)
	vi.stubGlobal('navigator', { locks: { request } })
}

it.each([
	['runs when no other tab does', true, 1],
	['does not run, and does not wait, while another tab does', false, 0],
])('%s', async (_, isFree, runs) => {
	stubLocks(isFree)
	const run = vi.fn(async () => {})
	await runInOneTab('payment', run)
	expect(run).toHaveBeenCalledTimes(runs)
})

it('runs in a browser without locks', async () => {
	vi.stubGlobal('navigator', {})
	const run = vi.fn(async () => {})
	await runInOneTab('payment', run)
	expect(run).toHaveBeenCalledOnce()
})

it('lets the tabs run one after the other where each of them must', async () => {
	let last: Promise<unknown> = Promise.resolve()
	const request = (_: string, use: () => Promise<unknown>) => {
		last = last.then(use)
		return last
	}
	vi.stubGlobal('navigator', { locks: { request } })
	const steps: string[] = []
	const place = (tab: string) =>
		runInTurn('checkout', async () => {
			steps.push(`${tab} begins`)
			await null
			steps.push(`${tab} ends`)
			return tab
		})
	expect(await Promise.all([place('first'), place('second')])).toEqual(['first', 'second'])
	expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

it('tells what some tab runs', async () => {
	vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name: 'payment' }] }) } })
	expect([await isRunning('payment'), await isRunning('checkout')]).toEqual([true, false])
	vi.stubGlobal('navigator', {})
	expect(await isRunning('payment')).toBe(false)
})
