import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPersistedStore } from './persisted-store.ts'

const Schema = v.object({ count: v.number() })
const KEY = 'counter'
let stored: Map<string, string>
let listeners: ((event: Partial<StorageEvent & PageTransitionEvent>) => void)[]

const create = () =>
	createPersistedStore<{ count: number }, number, typeof Schema>({
		key: KEY,
		schema: Schema,
		empty: { count: 0 },
		reduce: (state, by) => (by === 0 ? state : { count: state.count + by }),
		fromRecord: (record) => record ?? { count: 0 },
		toRecord: (state) => (state.count === 0 ? null : state),
	})

beforeEach(() => {
	stored = new Map()
	listeners = []
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
		removeItem: (key: string) => void stored.delete(key),
	})
	vi.stubGlobal('window', {
		addEventListener: (_: string, listen: (typeof listeners)[number]) => listeners.push(listen),
		removeEventListener: (_: string, listen: (typeof listeners)[number]) => {
			listeners = listeners.filter((other) => other !== listen)
		},
	})
})
afterEach(() => {
	vi.unstubAllGlobals()
	vi.restoreAllMocks()
})

test('what was stored is restored', () => {
	stored.set(KEY, '{"count":3}')
	const store = create()
	store.restore()
	expect(store.get()).toEqual({ count: 3 })
})

test.each(['not json', '{"count":"many"}', 'null', '[]'])('the foreign record %s is discarded, not thrown', (text) => {
	stored.set(KEY, text)
	const store = create()
	store.restore()
	expect(store.get()).toEqual({ count: 0 })
})

test('every change is stored, flat, and a state without a record removes it', () => {
	const store = create()
	store.dispatch(2)
	expect(stored.get(KEY)).toBe('{"count":2}')
	store.dispatch(-2)
	expect(stored.has(KEY)).toBe(false)
})

test('an event that changes nothing writes nothing', () => {
	const write = vi.spyOn(localStorage, 'setItem')
	create().dispatch(0)
	expect(write).not.toHaveBeenCalled()
})

test('another tab is followed until the store is told to stop', () => {
	const store = create()
	const stop = store.restore()
	listeners[0]!({ key: KEY, newValue: '{"count":9}' })
	expect(store.get()).toEqual({ count: 9 })
	listeners[0]!({ key: null, newValue: null })
	expect(store.get()).toEqual({ count: 0 })
	stop()
	expect(listeners).toHaveLength(0)
})

test('a page that the Back button thaws reads what it has missed', () => {
	const store = create()
	store.restore()
	stored.set(KEY, '{"count":4}')
	for (const listen of listeners) listen({ persisted: true })
	expect(store.get()).toEqual({ count: 4 })
})

test('the record can be read again before the storage event comes', () => {
	const store = create()
	store.restore()
	stored.set(KEY, '{"count":5}')
	store.reread()
	expect(store.get()).toEqual({ count: 5 })
})

test('read again, a record that nobody else has changed leaves the state the same object', () => {
	const store = create()
	store.restore()
	store.dispatch(2)
	const state = store.get()
	store.reread()
	expect(store.get()).toBe(state)
})

test('a full or forbidden storage loses the record, not the state', () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {})
	vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError')
	})
	const store = create()
	store.dispatch(1)
	expect(store.get()).toEqual({ count: 1 })
})
