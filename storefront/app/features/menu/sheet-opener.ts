/**
 * What was pressed to open the product sheet. The router takes a while until it shows, in which Tab may go on; closing
 * gives the focus back to where it was as the sheet opened.
 */
let opener: Element | null = null

/** Within the press that opens the sheet. */
export function keepOpener(): void {
	opener = document.activeElement
}

/** Just before the sheet opens. */
export function focusOpener(): void {
	if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
	opener = null
}
