const SIGNS = ['pointerdown', 'keydown', 'scroll', 'focusin'] as const

/**
 * Runs something once somebody does anything with the page: reads on, taps, types. For what a first look does not
 * need, so that it does not load it. Returns how to call it off.
 */
export function whenUsed(run: () => void): () => void {
	const signs = new AbortController()
	for (const sign of SIGNS) {
		document.addEventListener(
			sign,
			() => {
				signs.abort()
				run()
			},
			{ signal: signs.signal, capture: true, passive: true },
		)
	}
	return () => signs.abort()
}
