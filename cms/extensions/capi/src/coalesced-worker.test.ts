import { expect, it } from 'vitest'
import { createCoalescedWorker } from './coalesced-worker.ts'

const unexpected = (error: unknown) => {
	throw error
}

it('runs once for concurrent calls, and once more for calls that came during the run', async () => {
	const runs: (() => void)[] = []
	const runOnce = () => new Promise<boolean>((resolve) => runs.push(() => resolve(false)))
	const work = createCoalescedWorker({ runOnce, onError: unexpected, settleMs: 0 })
	const all = [work.run(), work.run()]
	expect(runs).toHaveLength(1)
	runs[0]!()
	await expect.poll(() => runs.length).toBe(2)
	runs[1]!()
	await Promise.all(all)
	expect(runs).toHaveLength(2)
})

it('continues while work is left, also after a failed run', async () => {
	const results = [true, new Error('mail server'), false]
	const errors: unknown[] = []
	const runOnce = async () => {
		const result = results.shift()
		if (result instanceof Error) throw result
		return result ?? false
	}
	const work = createCoalescedWorker({ runOnce, onError: (error) => errors.push(error), settleMs: 0 })
	await work.run()
	expect(results).toEqual([false])
	await work.run()
	expect(results).toEqual([])
	expect(errors).toHaveLength(1)
})

it('runs once for many notifications, after the settling time', async () => {
	let runs = 0
	const runOnce = async () => {
		runs++
		return false
	}
	const work = createCoalescedWorker({ runOnce, onError: unexpected, settleMs: 5 })
	for (let index = 0; index < 10; index++) work.notify()
	expect(runs).toBe(0)
	await expect.poll(() => runs).toBe(1)
	work.close()
	work.notify()
})

it('stops when it is closed', async () => {
	const work = createCoalescedWorker({
		runOnce: async () => {
			work.close()
			return true
		},
		onError: unexpected,
		settleMs: 0,
	})
	await work.run()
})
