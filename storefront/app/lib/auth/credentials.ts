/** What a request carries to say who asks: a bearer token, or the CMS's own cookies. */
export interface Credentials {
	headers?: { Authorization: string }
	credentials?: 'include'
}

/** Where a client gets its credentials from. */
export interface CredentialSource {
	/** For the next request; null for a guest. */
	get: () => Promise<Credentials | null>
	/** The server said that these have run out: newer ones, or null when the session is over. */
	renew: (rejected: Credentials) => Promise<Credentials | null>
}

export const bearer = (token: string): Credentials => ({ headers: { Authorization: `Bearer ${token}` } })
