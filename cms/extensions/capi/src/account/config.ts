/** Limits of sign-in, registration and mails, and the key that signs the links in mails. */
export interface AccountConfig {
	key: string
	/** Directus's own shortest time of a sign-in, whoever asks: one that we refuse takes as long. */
	signInStallMs: number
	/** The limits below count within this window; it is the longest delay between two passwords as well. */
	windowSeconds: number
	/** Wrong passwords of an account from one address or one device before each further one has to wait. */
	wrongPasswordsPerAccount: number
	/** Wrong passwords from one address, of whatever accounts. */
	wrongPasswordsPerAddress: number
	/** Wrong passwords of an account from unknown addresses together before each further one has to wait. */
	wrongPasswordsEverywhere: number
	registrationsPerAddress: number
	/** Messages to one recipient that an address can cause, and messages on one matter before repeats become rarer. */
	mailsPerRecipient: number
	/** Everything else about accounts that a visitor may try: reset requests, links from mails, invitations. */
	requestsPerAddress: number
	avatarsPerUser: number
	/** How long a sign-in counts as proof of who somebody is, for a new password or the end of the account. */
	proofSeconds: number
}

/** Parses the account's variables; `read` gives a whole number of at least 1, or throws naming the variable. */
export function parseAccountConfig(read: (name: string, fallback: number) => number, key: string): AccountConfig {
	return {
		key,
		signInStallMs: read('LOGIN_STALL_TIME', 500),
		windowSeconds: read('CAPI_ACCOUNT_WINDOW_SECONDS', 900),
		wrongPasswordsPerAccount: read('CAPI_WRONG_PASSWORDS_PER_ACCOUNT', 10),
		wrongPasswordsPerAddress: read('CAPI_WRONG_PASSWORDS_PER_ADDRESS', 30),
		wrongPasswordsEverywhere: read('CAPI_WRONG_PASSWORDS_EVERYWHERE', 100),
		registrationsPerAddress: read('CAPI_REGISTRATIONS_PER_ADDRESS', 10),
		mailsPerRecipient: read('CAPI_MAILS_PER_RECIPIENT', 5),
		requestsPerAddress: read('CAPI_ACCOUNT_REQUESTS_PER_ADDRESS', 60),
		avatarsPerUser: read('CAPI_AVATARS_PER_USER', 20),
		proofSeconds: read('CAPI_PROOF_SECONDS', 600),
	}
}
