import { TOAST_MS } from '@app/contract/constants'
import { createStore, useStore } from 'zustand'

export type ToastTone = 'green' | 'red' | 'yellow' | 'neutral'

export interface Toast {
	id: number
	tone: ToastTone
	title: string
	message?: string
	durationMs: number
	/** One thing to do about it, such as Undo; the toast goes when it is done. */
	action?: { label: string; run: () => void }
}

/** More are not shown at once: the oldest goes. */
const MAX_TOASTS = 3

const store = createStore<{ toasts: Toast[]; announcement: string }>(() => ({ toasts: [], announcement: '' }))
let lastId = 0

/** Shows a message for a while: five seconds unless told otherwise (section 9). */
export function showToast(
	toast: Omit<Toast, 'id' | 'durationMs' | 'tone'> & Partial<Pick<Toast, 'durationMs' | 'tone'>>,
): void {
	lastId += 1
	const next: Toast = { tone: 'neutral', durationMs: TOAST_MS, ...toast, id: lastId }
	store.setState(({ toasts }) => ({ toasts: [...toasts, next].slice(-MAX_TOASTS) }))
}

export function dismissToast(id: number): void {
	store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

/** Says something to screen readers without showing it: "Pickle Shake added, 2 items in the cart". */
export function announce(text: string): void {
	// The same words twice are two announcements; a trailing no-break space makes them differ.
	store.setState(({ announcement }) => ({ announcement: announcement === text ? `${text}\u00a0` : text }))
}

export const useToasts = (): Toast[] => useStore(store, ({ toasts }) => toasts)
export const useAnnouncement = (): string => useStore(store, ({ announcement }) => announcement)
