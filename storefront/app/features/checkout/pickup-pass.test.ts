import type { PickupPass } from '@app/contract/records'
import { afterEach, expect, it, vi } from 'vitest'
import { findPickupPass, savePickupPass } from './pickup-pass.ts'

const pass = (reference: string, ready = '18:42–18:52'): PickupPass => ({
	reference,
	slug: `slug-${reference}`,
	branch: 'Camden Street',
	address: '12 Camden Street Lower, Dublin 2',
	ready,
	savedAt: 1,
})

function stubStorage(text: string | null = null) {
	let stored = text
	vi.stubGlobal('localStorage', {
		getItem: () => stored,
		setItem: (_: string, next: string) => {
			stored = next
		},
	})
	return () => JSON.parse(stored ?? '[]') as PickupPass[]
}
afterEach(() => {
	vi.unstubAllGlobals()
})

it('keeps the newest ten, and one of each order', () => {
	const read = stubStorage()
	for (let count = 1; count <= 12; count++) savePickupPass(pass(`BD-${count}`))
	savePickupPass(pass('BD-11', '19:00–19:10'))
	expect(read().map(({ reference }) => reference)).toEqual(
		[11, 12, 10, 9, 8, 7, 6, 5, 4, 3].map((count) => `BD-${count}`),
	)
	expect(findPickupPass('BD-11')?.ready).toBe('19:00–19:10')
})

it('finds nothing in a record of another shape', () => {
	stubStorage('{"not":"ours"}')
	expect(findPickupPass('BD-1')).toBeNull()
})
