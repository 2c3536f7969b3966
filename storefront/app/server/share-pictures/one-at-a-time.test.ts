import { describe, expect, test } from 'vitest'
import { createOneAtATime, QueueFullError } from './one-at-a-time.server.ts'

/** Work that ends when the test says so. */
function heldWork() {
	const started: string[] = []
	const ends = new Map<string, (fails?: boolean) => void>()
	const work = (name: string) => () => {
		started.push(name)
		return new Promise<string>((resolve, reject) => {
			ends.set(name, (fails) => (fails ? reject(new Error(name)) : resolve(name)))
		})
	}
	const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
	return { started, work, end: (name: string, fails?: boolean) => ends.get(name)!(fails), settle }
}

describe('work that runs one at a time', () => {
	test('starts the next when the one before has ended, also when that failed', async () => {
		const { started, work, end, settle } = heldWork()
		const run = createOneAtATime<string>(5)
		const first = run('a', work('a'))
		const second = run('b', work('b'))
		await settle()
		expect(started).toEqual(['a'])
		end('a', true)
		await expect(first).rejects.toThrow('a')
		await settle()
		expect(started).toEqual(['a', 'b'])
		end('b')
		await expect(second).resolves.toBe('b')
	})

	test('is done once for those who want the same, and again for who asks later', async () => {
		const { started, work, end, settle } = heldWork()
		const run = createOneAtATime<string>(5)
		const both = [run('a', work('a')), run('a', work('a'))]
		await settle()
		end('a')
		await expect(Promise.all(both)).resolves.toEqual(['a', 'a'])
		const later = run('a', work('a'))
		await settle()
		end('a')
		await later
		expect(started).toEqual(['a', 'a'])
	})

	test('turns away whom it cannot keep waiting', async () => {
		const { work, end, settle } = heldWork()
		const run = createOneAtATime<string>(1)
		const running = run('a', work('a'))
		const waiting = run('b', work('b'))
		await expect(run('c', work('c'))).rejects.toThrow(QueueFullError)
		await settle()
		end('a')
		await running
		await settle()
		end('b')
		await waiting
		const next = run('c', work('c'))
		await settle()
		end('c')
		await expect(next).resolves.toBe('c')
	})
})
