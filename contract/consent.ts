import * as v from 'valibot'

/** Cookie consent (sections 3 to 5): what may be used, and the record of what the visitor chose. */

/** `necessary` cannot be switched off. */
export const CONSENT_CATEGORIES = ['necessary', 'analytics', 'ads'] as const
type OptionalCategory = Exclude<(typeof CONSENT_CATEGORIES)[number], 'necessary'>

/** What the visitor said of each category that can be refused. */
export type ConsentChoice = Readonly<Record<OptionalCategory, boolean>>

export const REFUSED: ConsentChoice = { analytics: false, ads: false }

/** Language of the texts that were agreed to (section 9), where the page was in no other. */
export const CONSENT_LANGUAGE = 'en'

/**
 * Analytics cookies whose names begin so are cleared when analytics is refused (section 3: "the two common
 * prefixes").
 */
export const ANALYTICS_COOKIE_PREFIXES = ['_ga', '_gid'] as const

/** Epoch milliseconds. */
const TimeSchema = v.pipe(v.number(), v.finite())

/** The cookie's content: flat JSON with exactly section 3's fields, URI-encoded. */
export const ConsentRecordSchema = v.object({
	/** The accepted ones, `necessary` always among them. */
	categories: v.array(v.picklist(CONSENT_CATEGORIES)),
	/** The services in use when the choice was made, by accepted category. */
	services: v.record(v.string(), v.array(v.string())),
	/** The configured revision that the choice was made for; another one makes the record invalid. */
	revision: v.number(),
	/** The first choice. */
	consentTimestamp: TimeSchema,
	consentId: v.pipe(v.string(), v.minLength(1)),
	/** The latest choice: the 182 days count from here. */
	lastConsentTimestamp: TimeSchema,
	languageCode: v.string(),
	data: v.optional(v.nullable(v.unknown()), null),
})
export type ConsentRecord = v.InferOutput<typeof ConsentRecordSchema>
