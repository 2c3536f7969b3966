import { type ConsentChoice, REFUSED } from '@app/contract/consent'
import type { CSSProperties } from 'react'
import { createStore, useStore } from 'zustand'

interface ConsentState {
	/** What may be used now. Everything is refused until a valid record says otherwise. */
	choice: ConsentChoice
	/** Whether the visitor has answered, now or on an earlier visit. */
	isKnown: boolean
	/** Whether the preferences are open. */
	isOpen: boolean
	/** What the question takes of the screen's end, in pixels; 0 where it is not asked. */
	bannerRoom: number
}

const store = createStore<ConsentState>(() => ({ choice: REFUSED, isKnown: false, isOpen: false, bannerRoom: 0 }))

/** Calls back now if the visitor has answered, and with each change of the answer. Returns how to stop. */
export function onConsent(tell: (choice: ConsentChoice) => void): () => void {
	const { isKnown, choice } = store.getState()
	if (isKnown) tell(choice)
	return store.subscribe((state, before) => {
		if (state.choice !== before.choice || state.isKnown !== before.isKnown) tell(state.choice)
	})
}

/** Told by features/privacy/consent, which keeps the record. */
export function publishConsent(choice: ConsentChoice): void {
	store.setState({ choice, isKnown: true })
}

/** Opens or closes the preferences, for the footer and whoever else leads there. */
export function showConsentPreferences(isOpen: boolean): void {
	store.setState({ isOpen })
}

export const useConsentPreferencesOpen = (): boolean => useStore(store, ({ isOpen }) => isOpen)

export function publishBannerRoom(bannerRoom: number): void {
	store.setState({ bannerRoom })
}

/** For what floats, or sticks, where the question is asked: the room that it takes, as `--consent-room`. */
export function useBannerClearance(): CSSProperties | undefined {
	const room = useStore(store, ({ bannerRoom }) => bannerRoom)
	return room ? ({ '--consent-room': `${room}px` } as CSSProperties) : undefined
}
