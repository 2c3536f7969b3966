import type { CardToken, StoredAttempt } from './attempt.ts'

/** A card as it is remembered: what people know it by, and its token. Never a number. */
export interface NewCard extends CardToken {
	/** By which the provider tells its number from others; null where it was not noted, or there is none. */
	fingerprint: string | null
	brand: string
	last4: string
	/** 1 to 12. */
	expMonth: number
	/** Four digits. */
	expYear: number
}

/** Where a provider keeps cards for later. */
export interface CardVault {
	/** The provider's name for a customer who keeps a card there for the first time. */
	createCustomer(user: string): Promise<string>
	/** Begins to keep a card without an order. `base` is the address at which the browser reaches this server. */
	openSetup(user: string, customer: string, base: URL): Promise<{ setupRef: string; client: Record<string, unknown> }>
	/** The card of a set-up that its customer has completed; null while it is not, and for somebody else's. */
	readSetup(setupRef: string, user: string): Promise<NewCard | null>
	/** The card that has paid an attempt whose session said that it is to be kept; null where there is none to keep. */
	readPaidCard(attempt: StoredAttempt): Promise<NewCard | null>
	/** The fingerprint of a card that was kept before fingerprints were noted; null where the provider has none. */
	readFingerprint(card: CardToken): Promise<string | null>
	/** The provider forgets a card; one that it does not have is forgotten already. */
	forgetCard(card: CardToken): Promise<void>
	/** The provider forgets a customer with everything that it keeps about them. */
	forgetCustomer(customer: string): Promise<void>
}
