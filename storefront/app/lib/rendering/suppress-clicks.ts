/**
 * Holds back what is pressed from now on: where the page is about to change by itself, a press would be answered by
 * what is there no more. The result lets go: the last press is made then, unless what was pressed has left meanwhile,
 * from where the focus was, and the ones before it are forgotten, as of an impatient finger. A press that opens
 * something elsewhere, with a modifier, is none of it.
 */
export function suppressClicks(): () => void {
	let pressed: Element | null = null
	let focused: Element | null = null
	const hold = (event: MouseEvent) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
		event.preventDefault()
		event.stopImmediatePropagation()
		pressed = event.target as Element
		focused = document.activeElement
	}
	// Before anything of the page hears of it: keys press by a click too.
	window.addEventListener('click', hold, { capture: true })
	return () => {
		window.removeEventListener('click', hold, { capture: true })
		// Not by its own `click`: a finger mostly meets the drawing in a button, which has none.
		if (!pressed?.isConnected || pressed.closest('dialog:not([open])')) return
		// Tab may have gone on: a dialog gives the focus back to where it was as it opened.
		if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
		pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
	}
}
