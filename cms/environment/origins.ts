const LOOPBACK = ['127.0.0.1', 'localhost']

/**
 * The origins that a page at this address can have: people open a local instance as localhost and as 127.0.0.1 alike,
 * and a browser takes the two for strangers.
 */
export function originsOf(address: URL): string[] {
	if (!LOOPBACK.includes(address.hostname)) return [address.origin]
	return LOOPBACK.map((hostname) => {
		const variant = new URL(address)
		variant.hostname = hostname
		return variant.origin
	})
}
