/** How a service is reached, as far as it decides whose X-Forwarded-For it must believe. */
interface Deployment {
	/** How browsers reach it. */
	publicUrl: { protocol: string; hostname: string; origin: string }
	/** What it listens on. */
	host: string
	/** The setting that names the trusted proxies, and its value: addresses and ranges, `false` for none. */
	setting: string
	trustProxy: string | undefined
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\])$/

/** Whether an address of ours is one that only this machine reaches: a developer's or a test's. */
export const isLoopbackName = (hostname: string): boolean => LOOPBACK.test(hostname)

/**
 * The sentence with which a service refuses to start in production, null where visitors can be told apart. Neither
 * service speaks TLS, so a proxy stands in front of every https address, and of one that listens on loopback alone.
 * Without its name every visitor would have the proxy's address and share its limits; with `true` every visitor could
 * choose an address.
 */
export function describeTrustProblem({ publicUrl, host, setting, trustProxy }: Deployment): string | null {
	if (isLoopbackName(publicUrl.hostname)) return null
	const value = (trustProxy ?? '').trim().toLowerCase()
	const advice = `set ${setting} to the addresses of the proxies in front of ${publicUrl.origin}, for example 127.0.0.1`
	if (value === 'true') return `${setting}=true lets every visitor choose an address by X-Forwarded-For: ${advice}.`
	const isProxied = publicUrl.protocol === 'https:' || isLoopbackName(host)
	if (!isProxied || (value !== '' && value !== 'false')) return null
	return `Every visitor would have the proxy's address and share its limits: ${advice}.`
}
