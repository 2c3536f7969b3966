import { beforeEach, expect, it, vi } from 'vitest'
import {
	forgetAttempt,
	leaveAttempt,
	openAttempt,
	openCartId,
	readEarlierOrder,
	saveAttemptSlug,
} from './attempt-store.ts'

beforeEach(() => {
	const records = new Map<string, string>()
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => records.get(key) ?? null,
		setItem: (key: string, value: string) => records.set(key, value),
		removeItem: (key: string) => records.delete(key),
	})
})

let keys = 0
const newKey = () => `key-${++keys}`

it('gives the same content the same key and time, so that a retry after a lost answer repeats the request', () => {
	const first = openAttempt('burger', 1_000, newKey)
	expect(openAttempt('burger', 9_000, newKey)).toEqual(first)
})

it("gives another content a new key, and takes the place of the first one's order", () => {
	const first = openAttempt('burger', 1_000, newKey)
	saveAttemptSlug(first, 'slug-1')
	const second = openAttempt('burger and fries', 2_000, newKey)
	expect(second.key).not.toBe(first.key)
	expect(second.replaces).toBe('slug-1')
})

it('still replaces the last known order when the answer in between was lost', () => {
	saveAttemptSlug(openAttempt('burger', 1, newKey), 'slug-1')
	openAttempt('fries', 2, newKey)
	expect(openAttempt('shake', 3, newKey).replaces).toBe('slug-1')
})

it('orders the same once more, as an order of its own, when the last one is done with', () => {
	const first = openAttempt('burger', 1_000, newKey)
	saveAttemptSlug(first, 'slug-1')
	forgetAttempt()
	const second = openAttempt('burger', 2_000, newKey)
	expect(second.key).not.toBe(first.key)
	expect(second.replaces).toBeNull()
})

it('orders the same in another cart as a new order, in the place of the one that was never paid', () => {
	const first = openAttempt('burger', 1_000, newKey)
	saveAttemptSlug(first, 'slug-1')
	leaveAttempt()
	const second = openAttempt('burger', 2_000, newKey)
	expect(second.key).not.toBe(first.key)
	expect(second.replaces).toBe('slug-1')
})

it('starts anew over a record that is not ours', () => {
	localStorage.setItem('order-attempt', '{"key":7}')
	expect(openAttempt('burger', 1_000, newKey)).toMatchObject({ fingerprint: 'burger', slug: null })
})

it('names the order that a cart may still have to pay, until it is forgotten', () => {
	expect(readEarlierOrder()).toEqual({ cart_id: null, replaces: null })
	const cart_id = openCartId(() => 'cart-name')
	saveAttemptSlug(openAttempt('burger', 1, newKey), 'slug-1')
	expect(readEarlierOrder()).toEqual({ cart_id, replaces: 'slug-1' })
	openAttempt('burger and fries', 2, newKey)
	expect(readEarlierOrder()).toEqual({ cart_id, replaces: 'slug-1' })
	forgetAttempt()
	expect(readEarlierOrder()).toEqual({ cart_id: null, replaces: null })
})
