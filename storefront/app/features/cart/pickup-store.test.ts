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

it('keeps a time that has just passed or was for another branch, so that it is not turned into "now" silently', () => {
	savePickup(branch, later)
	expect(readPickup(branch, NOW + 3_600_000)).toEqual(later)
	expect(readPickup(makeBranch({ id: 2 }), NOW)).toEqual(later)
})

it.each([
	['a time of an earlier meal', later, branch, NOW + 86_400_000],
	['a day that is over', { ...later, time: null }, branch, NOW + 86_400_000],
	['a day of another branch', { ...later, time: null }, makeBranch({ id: 2 }), NOW],
])('reads %s as no choice', (_, pickup, at, now) => {
	savePickup(branch, pickup)
	expect(readPickup(at, now)).toEqual({ type: 'now' })
})

it('"now" leaves no record, and neither does a paid order', () => {
	savePickup(branch, later)
	savePickup(branch, { type: 'now' })
	expect(localStorage.getItem(STORAGE_KEYS.pickup)).toBeNull()
	savePickup(branch, later)
	forgetPickup()
	expect(readPickup(branch, NOW)).toEqual({ type: 'now' })
})
