import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasRecord, readRecord, writeRecord } from './storage.ts'

const read = () => readRecord('key', v.string())
const full = {
	getItem: () => 'old',
	setItem() {
		throw new DOMException('Full', 'QuotaExceededError')
	},
	removeItem() {},
}

beforeEach(() => {
	vi.stubGlobal('window', {})
	vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
	writeRecord('key', null)
	vi.unstubAllGlobals()
})

it.each([
	['is full', full],
	['is forbidden', null],
])('what cannot be stored because the storage %s lasts as long as the page', (_, storage) => {
	vi.stubGlobal('localStorage', storage)
	expect(writeRecord('key', 'mine')).toBe(false)
	expect([read(), hasRecord('key')]).toEqual(['mine', true])
	vi.stubGlobal('localStorage', null)
	writeRecord('key', null)
	expect([read(), hasRecord('key')]).toEqual([null, false])
})

it('a server keeps nothing of its visitors', () => {
	vi.stubGlobal('window', undefined)
	vi.stubGlobal('localStorage', null)
	expect(writeRecord('key', 'mine')).toBe(false)
	expect(read()).toBeNull()
})
