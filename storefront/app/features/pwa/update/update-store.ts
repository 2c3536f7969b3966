import { createStore, useStore } from 'zustand'

interface Update {
	/** 'A new version is ready' is shown. */
	isOffered: boolean
	reload: () => void
	later: () => void
}

const nothing = () => {}
const store = createStore<Update>(() => ({ isOffered: false, reload: nothing, later: nothing }))

export const offerUpdate = (part: Partial<Update>): void => store.setState(part)
export const useUpdate = (): Update => useStore(store)
