import { expect, it } from 'vitest'
import { workOffClaimed } from './claimed-work.ts'

it('works off everything that is due, a few at a time, each claimed when its turn comes', async () => {
	const due = Array.from({ length: 11 }, (_, index) => index)
	let claimed = 0
	let most = 0
	const done: number[] = []
	await workOffClaimed(
		async (limit) => {
			const items = due.splice(0, limit)
			claimed += items.length
			return items
		},
		async (item) => {
			most = Math.max(most, claimed - done.length)
			await Promise.resolve()
			done.push(item)
		},
	)
	expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 11 }, (_, index) => index))
	expect(most).toBeLessThanOrEqual(4)
})

it('asks once where nothing is due', async () => {
	let questions = 0
	await workOffClaimed(
		async () => {
			questions++
			return []
		},
		async () => undefined,
	)
	expect(questions).toBe(1)
})
