let finish: () => void
const finished = new Promise<void>((resolve) => {
	finish = resolve
})

/** The start has asked the shop about a payment that was left unfinished, or had nothing to ask. */
export function endReconciliation(): void {
	finish()
}

/**
 * Resolves once the start's own question is answered. What was paid while nobody looked is told once and always in
 * the same way (section 4, Order reconciliation at start), not by whoever asks first.
 */
export function whenReconciled(): Promise<void> {
	return finished
}
