import { expect, test } from 'vitest'
import { decideCleanup, isStorageTight } from './storage-cleanup.ts'

test.each([
	[80, 100, false],
	[80.001, 100, true],
	[81, 100, true],
	[858_993_459, 1_073_741_824, false],
	[858_993_460, 1_073_741_824, true],
	[8, 10, false],
	[0, 0, false],
	[1, 0, false],
	[undefined, 100, false],
	[100, undefined, false],
])('%s of %s bytes in use is tight: %s', (usage, quota, tight) => expect(isStorageTight(usage, quota)).toBe(tight))

const full = {
	usage: 90,
	quota: 100,
	build: 'b2',
	caches: ['shop-assets', 'shop-pictures', 'shop-data', 'shop-pages-b1', 'shop-pages-b2', 'somebody-else'],
	isOnboarded: true,
}

test('old caches, pictures, the log and what a welcome left behind go; what is in use and what is not ours stays', () => {
	expect(decideCleanup(full)).toEqual([
		{ remove: 'cache', name: 'shop-pictures' },
		{ remove: 'cache', name: 'shop-pages-b1' },
		{ remove: 'device-log' },
		{ remove: 'onboarding-leftovers' },
	])
})

test('a welcome that goes on keeps its session', () => {
	expect(decideCleanup({ ...full, isOnboarded: false })).not.toContainEqual({ remove: 'onboarding-leftovers' })
})

test('nothing goes while exactly 80 % is in use', () => expect(decideCleanup({ ...full, usage: 80 })).toEqual([]))
