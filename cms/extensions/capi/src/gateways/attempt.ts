/** A card at a provider: a name for it that is of use to us alone. */
export interface CardToken {
	token: string
	/** The provider's name for the customer who owns it; null where it has none. */
	customer: string | null
}

/** An attempt to pay, as a provider has to know it. */
export interface Attempt {
	/** Our name for it, unguessable; the provider gives it back in its events. */
	paymentRef: string
	amountMinor: number
	/** ISO 4217, in capital letters. */
	currency: string
	/** The order's reference for people, for the provider's statement. */
	reference: string
}

export interface NewAttempt extends Attempt {
	/** The saved card that is to pay, where the customer chose one. */
	card: CardToken | null
	/** The provider's name for the customer, where the card that pays is to be kept for them. */
	keepFor: string | null
}

/** An attempt with what the adapter asked us to keep about it. */
export interface StoredAttempt extends Attempt {
	providerData: ProviderData
}

/** The adapter's own notes about an attempt, kept with the payment. Nobody else reads them. */
export type ProviderData = Record<string, unknown>
