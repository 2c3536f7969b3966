import { ROUTE_PRELOAD_CONCURRENCY } from '@app/contract/constants'
import { expect, it } from 'vitest'
import { runQueue } from './run-queue.ts'

it('has at most four tasks at work, keeps their order and goes on after a failure', async () => {
	const ends: (() => void)[] = []
	const begun: number[] = []
	const task = (name: number) => () => {
		begun.push(name)
		return new Promise<void>((resolve, reject) => ends.push(name === 1 ? () => reject(new Error('gone')) : resolve))
	}
	const all = runQueue([0, 1, 2, 3, 4, 5].map(task), ROUTE_PRELOAD_CONCURRENCY)
	expect(begun).toEqual([0, 1, 2, 3])
	ends[1]!()
	await expect.poll(() => begun).toEqual([0, 1, 2, 3, 4])
	ends[2]!()
	await expect.poll(() => begun).toEqual([0, 1, 2, 3, 4, 5])
	for (const end of ends) end()
	await all
})
