/** Where the page may not use the clipboard (no https, no permission), the old way still works from a click. */
function copyBySelection(text: string): boolean {
	const area = document.createElement('textarea')
	area.value = text
	area.className = 'sr-only'
	const before = document.activeElement
	document.body.append(area)
	area.select()
	const isCopied = document.execCommand('copy')
	area.remove()
	if (before instanceof HTMLElement) before.focus()
	return isCopied
}

/** Puts a text into the clipboard; false where the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text)
		return true
	} catch {
		return copyBySelection(text)
	}
}

/** Saves a text as a file. */
export function downloadText(name: string, text: string): void {
	const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
	const link = document.createElement('a')
	link.href = url
	link.download = name
	link.click()
	// Some browsers begin to read only after the click has been handled.
	setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
