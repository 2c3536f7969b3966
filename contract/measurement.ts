/**
 * What the installation measures with and how it talks to customers. Part of every page: nothing in it is a secret,
 * and null means that the thing is off and neither loaded nor allowed by the page's policy.
 */
export interface OutsideServices {
	/** A new number asks every visitor again. */
	consentRevision: number
	/** Google's tag: measurement id (G-…) and address of the script. */
	gtag: { id: string; scriptUrl: string } | null
	/** An Umami of the operator's own. */
	umami: { url: string; websiteId: string } | null
	/** Where recordings of visits are posted to. */
	recordingUrl: string | null
	/** A Chatwoot installation and the token of its website inbox. */
	chatwoot: { url: string; token: string } | null
	/** A route service of OSRM's protocol that browsers ask for drives; null: the CMS. */
	routeUrl: string | null
}

export const NO_OUTSIDE_SERVICES: OutsideServices = {
	consentRevision: 1,
	gtag: null,
	umami: null,
	recordingUrl: null,
	chatwoot: null,
	routeUrl: null,
}

/**
 * A product in an event, in the words of Google's commerce events. Never a note or a wish: those are the customer's
 * own words.
 */
export interface MeasuredItem {
	item_id: string
	item_name: string
	item_category?: string
	/** Decimal, for one, with what was added to it. */
	price: number
	quantity: number
}

interface Commerce {
	items: readonly MeasuredItem[]
	/** ISO 4217; the branch's own where an event does not say. */
	currency?: string
	/** Decimal; the sum of the items where an event does not say. */
	value?: number
}

/** `transaction_id` is the order's reference, which opens nothing; its slug would. */
export interface Purchase extends Required<Commerce> {
	transaction_id: string
	tax: number
}

/**
 * Everything that is measured (section 7, and the commerce events that analytics tools know). No event carries
 * personal data.
 */
export type AnalyticsEvent =
	| { name: 'page_view'; params: { page_path: string } }
	/** `completed_steps` is how many. */
	| { name: 'pwa_onboarding_completed'; params: { session_id: string; duration_ms: number; completed_steps: number } }
	| {
			name: 'pwa_onboarding_error'
			params: { error_code: string; error_message: string; current_step: string; session_id: string }
	  }
	| { name: 'view_item_list' | 'select_item'; params: { item_list_name: string; items: readonly MeasuredItem[] } }
	| { name: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout'; params: Commerce }
	| { name: 'purchase'; params: Purchase }
	| { name: 'login' | 'sign_up'; params: { method: 'password' | 'google' } }
