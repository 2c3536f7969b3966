const NAME = 'payment'

/**
 * Runs a payment request while no other tab runs one, else not at all: stored state reaches other tabs a few milliseconds late, and Pay
 * may be pressed in two of them at once. Browsers without the Web Locks API rely on the server, which takes one attempt at a time.
 */
export async function withPaymentLock(run: () => Promise<void>): Promise<void> {
	if (!navigator.locks) return run()
	await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
		if (lock) await run()
	})
}
