import type { Place } from '@app/domain/branch/distance'
import { createStore, useStore } from 'zustand'

interface PlaceState {
	/** Null while it is not known. */
	place: Place | null
	/** Why it is not known, for people. */
	problem: string | null
	isAsking: boolean
}

export interface NearMe extends PlaceState {
	ask: () => void
}

/** Kept as long as the page lives, so that nobody is asked twice on the way from the list to the menu; never stored. */
const store = createStore<PlaceState>(() => ({ place: null, problem: null, isAsking: false }))

const loadHelper = () => import('./find-place.ts')

async function ask(): Promise<void> {
	store.setState({ isAsking: true, problem: null })
	try {
		const { findPlace } = await loadHelper()
		store.setState(await findPlace())
	} finally {
		store.setState({ isAsking: false })
	}
}

/** Where the customer is. The browser is asked only when `ask` is called, which must follow a press. */
export function usePlace(): NearMe {
	return { ...useStore(store), ask: () => void ask() }
}
