import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps a native dialog open or closed. The browser holds the focus inside, gives it back on closing and closes on
 * Escape; a click beside the dialog closes it too. Spread `dialogProps` on the dialog; `onClose` must end in `open`
 * being false.
 */
export function useModal(open: boolean, onClose: () => void) {
	const ref: RefObject<HTMLDialogElement | null> = useRef(null)
	useEffect(() => {
		const dialog = ref.current
		if (!dialog) return
		if (open && !dialog.open) {
			reserveScrollbar()
			dialog.showModal()
		}
		if (!open && dialog.open) dialog.close()
	}, [open])
	// An open dialog that is taken off the page gives the focus back only if it is closed before.
	useLayoutEffect(() => {
		const dialog = ref.current
		return () => dialog?.close()
	}, [])
	return {
		ref,
		onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
			// The event comes late: it may have been opened again meanwhile.
			if (!event.currentTarget.open) onClose()
		},
		onClick: (event: React.MouseEvent<HTMLDialogElement>) => {
			if (event.target === event.currentTarget) event.currentTarget.close()
		},
	}
}

/**
 * The page behind a dialog does not scroll; where its scrollbar took room, that room is kept (components.css), so
 * nothing jumps.
 */
function reserveScrollbar() {
	const root = document.documentElement
	root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
}
