import { STORAGE_KEYS } from '@app/contract/records'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeBranch } from '../../../test/fake-cms.ts'
import { forgetPickup, readPickup, savePickup } from './pickup-store.ts'

const NOW = Date.parse('2026-11-20T18:00:00Z')
const branch = makeBranch()
const later = { type: 'later', day: '2026-11-20', time: '2026-11-20T18:30:00+00:00' } as const

beforeEach(() => {
	const records = new Map<string, string>()
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => records.get(key) ?? null,
		setItem: (key: string, value: string) => records.set(key, value),
		removeItem: (key: string) => records.delete(key),
	})
})

it('keeps the chosen time over a payment and back', () => {
	savePickup(branch, later)
	expect(readPickup(branch, NOW)).toEqual(later)
})

it('asks for another time when the chosen one is over', () => {
	savePickup(branch, later)
	expect(readPickup(branch, NOW + 3_600_000)).toEqual({ ...later, time: null })
})

it.each([
	['of another branch', makeBranch({ id: 2 }), NOW],
	['of a day that is over', branch, NOW + 86_400_000],
])('a choice %s is none', (_, other, now) => {
	savePickup(branch, later)
	expect(readPickup(other, now)).toEqual({ type: 'now' })
})

it('"now" leaves no record, and neither does a paid order', () => {
	savePickup(branch, later)
	savePickup(branch, { type: 'now' })
	expect(localStorage.getItem(STORAGE_KEYS.pickup)).toBeNull()
	savePickup(branch, later)
	forgetPickup()
	expect(readPickup(branch, NOW)).toEqual({ type: 'now' })
})
