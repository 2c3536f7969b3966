import type * as v from 'valibot'
import { createStore, useStore } from 'zustand'
import { now } from '../timing/clock.ts'
import { holdsRecord, readRecord, watchRecord, writeRecord } from './storage.ts'

export interface PersistedStore<S, E> {
	/** The present state, outside of rendering. */
	get: () => S
	/** Runs the event through the reducer, saves what changed and tells the components. */
	dispatch: (event: E) => void
	/** A part of the state. While the page hydrates this is the empty state that the server rendered. */
	use: <T>(select: (state: S) => T) => T
	/** False on the server and while the page hydrates: show a skeleton, not "your cart is empty". */
	useRestored: () => boolean
	/** Reads the stored record and follows other tabs. Returns how to stop. */
	restore: () => () => void
	/** Reads the stored record again: another tab's change is told a moment late. */
	reread: () => void
}

/**
 * A store whose state is one record of local storage, restored on load, saved on each change, and shared with other
 * tabs. `useSyncExternalStore` lets hydration see the empty state, so nothing mismatches, and draws the restored one
 * right after it.
 */
export function createPersistedStore<S extends object, E, Schema extends v.GenericSchema>(options: {
	key: string
	schema: Schema
	empty: S
	reduce: (state: S, event: E, now: number) => S
	/** The state of a stored record; null where there was none that could be read. */
	fromRecord: (record: v.InferOutput<Schema> | null, now: number) => S
	/** What is stored; null removes the record. */
	toRecord: (state: S, now: number) => v.InferOutput<Schema> | null
}): PersistedStore<S, E> {
	const { key, schema, empty, reduce, fromRecord, toRecord } = options
	const store = createStore<{ state: S; restored: boolean }>(() => ({ state: empty, restored: false }))
	const follow = (record: v.InferOutput<Schema> | null) =>
		store.setState({ state: fromRecord(record, now()), restored: true })
	function reread() {
		const { state, restored } = store.getState()
		const record = toRecord(state, now())
		// What is stored is all of what this tab has: the state stays the same object, which an Undo is held against.
		if (restored && record === state && holdsRecord(key, record)) return
		follow(readRecord(key, schema))
	}

	return {
		get: () => store.getState().state,
		dispatch(event) {
			const { state } = store.getState()
			const next = reduce(state, event, now())
			if (next === state) return
			store.setState({ state: next })
			writeRecord(key, toRecord(next, now()))
		},
		use: (select) => useStore(store, ({ state }) => select(state)),
		useRestored: () => useStore(store, ({ restored }) => restored),
		restore() {
			reread()
			return watchRecord(key, schema, follow)
		},
		reread,
	}
}
