import { expect, it } from 'vitest'
import { createPasses } from './passes.ts'

const unexpected = (error: unknown) => {
	throw error
}

it('makes one pass for several calls, and another for what came during it', async () => {
	const passes: (() => void)[] = []
	const pass = () => new Promise<boolean>((resolve) => passes.push(() => resolve(false)))
	const work = createPasses({ pass, onError: unexpected, settleMs: 0 })
	const all = [work.run(), work.run()]
	expect(passes).toHaveLength(1)
	passes[0]!()
	await expect.poll(() => passes.length).toBe(2)
	passes[1]!()
	await Promise.all(all)
	expect(passes).toHaveLength(2)
})

it('goes on while there is more, also after a pass that failed', async () => {
	const results = [true, new Error('mail server'), false]
	const errors: unknown[] = []
	const pass = async () => {
		const result = results.shift()
		if (result instanceof Error) throw result
		return result ?? false
	}
	const work = createPasses({ pass, onError: (error) => errors.push(error), settleMs: 0 })
	await work.run()
	expect(results).toEqual([false])
	await work.run()
	expect(results).toEqual([])
	expect(errors).toHaveLength(1)
})

it('is woken once by many, a moment later', async () => {
	let passes = 0
	const pass = async () => {
		passes++
		return false
	}
	const work = createPasses({ pass, onError: unexpected, settleMs: 5 })
	for (let index = 0; index < 10; index++) work.wake()
	expect(passes).toBe(0)
	await expect.poll(() => passes).toBe(1)
	work.close()
	work.wake()
})

it('stops when it is closed', async () => {
	const work = createPasses({
		pass: async () => {
			work.close()
			return true
		},
		onError: unexpected,
		settleMs: 0,
	})
	await work.run()
})
