import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps a native dialog open or closed. The browser holds the focus inside, gives it back on closing and closes on
 * Escape; a click beside the dialog closes it too, and so does `close`. Spread the rest on the dialog; `onClose` must
 * end in `open` being false.
 */
export function useModal(open: boolean, onClose: () => void) {
	const ref: RefObject<HTMLDialogElement | null> = useRef(null)
	const isTold = useRef(false)
	useEffect(() => {
		const dialog = ref.current
		if (!dialog) return
		if (open && !dialog.open) {
			reserveScrollbar()
			isTold.current = false
			dialog.showModal()
		}
		if (!open && dialog.open) dialog.close()
	}, [open])
	// An open dialog that is taken off the page gives the focus back only if it is closed before.
	useLayoutEffect(() => {
		const dialog = ref.current
		return () => dialog?.close()
	}, [])
	// The browser tells of a closing later than it gives the focus back: what is pressed in between must find it told.
	const close = () => {
		if (isTold.current) return
		isTold.current = true
		ref.current?.close()
		onClose()
	}
	return {
		ref,
		close,
		onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
			// A file picker in it that is left without a choice tells of that in the same way.
			if (event.target !== event.currentTarget) return
			event.preventDefault()
			close()
		},
		onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
			// It may have been opened again meanwhile.
			if (!event.currentTarget.open && !isTold.current) onClose()
		},
		onClick: (event: React.MouseEvent<HTMLDialogElement>) => {
			if (event.target === event.currentTarget) close()
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
