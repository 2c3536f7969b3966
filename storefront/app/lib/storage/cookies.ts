/** The value of a cookie that this page may read, decoded; null where there is none. */
export function readCookie(name: string): string | null {
	const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
	if (!found) return null
	try {
		return decodeURIComponent(found.slice(name.length + 1))
	} catch {
		return null
	}
}

/**
 * Sets or removes cookies; each text is an assignment with its attributes. When it returns the browser has them, and
 * other tabs see them.
 */
export function writeCookies(assignments: readonly string[]): void {
	for (const assignment of assignments) {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that order burgers.
		document.cookie = assignment
	}
	// Chromium hands them over behind our back; what is asked behind them is answered behind them.
	void document.cookie
}
