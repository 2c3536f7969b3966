import type { OutsideServices } from '@app/contract/measurement'
import * as v from 'valibot'

/** An empty variable counts as a missing one. */
const text = v.pipe(v.optional(v.string(), ''), v.trim())

const httpUrl = v.pipe(
	text,
	v.check(
		(url) => url === '' || (URL.canParse(url) && /^https?:\/\//.test(url)),
		'must start with http:// or https://',
	),
	v.transform((url) => url.replace(/\/+$/, '')),
)

const GTAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js'

/** What this installation measures with and how it chats. Everything is off unless it is configured. */
export const ServicesEnvSchema = v.object({
	STOREFRONT_CONSENT_REVISION: v.pipe(
		text,
		v.transform((value) => (value === '' ? 1 : Number(value))),
		v.integer('must be a whole number'),
		v.minValue(0, 'must be a whole number'),
	),
	STOREFRONT_GTAG_ID: v.pipe(
		text,
		v.check(
			(id) => id === '' || /^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/.test(id),
			'must be a measurement id such as G-ABC123DEF4',
		),
	),
	/** Another server for the script, such as a server-side container. */
	STOREFRONT_GTAG_SCRIPT_URL: httpUrl,
	STOREFRONT_UMAMI_URL: httpUrl,
	STOREFRONT_UMAMI_WEBSITE_ID: text,
	STOREFRONT_RECORDING_URL: httpUrl,
	STOREFRONT_CHATWOOT_URL: httpUrl,
	STOREFRONT_CHATWOOT_TOKEN: text,
	STOREFRONT_ROUTE_URL: httpUrl,
})

/** It becomes part of every page: nothing in it is a secret. What is half configured is off. */
export function mapServicesEnv(env: v.InferOutput<typeof ServicesEnvSchema>): OutsideServices {
	const { STOREFRONT_GTAG_ID: gtagId, STOREFRONT_UMAMI_URL: umami, STOREFRONT_CHATWOOT_URL: chatwoot } = env
	const { STOREFRONT_UMAMI_WEBSITE_ID: websiteId, STOREFRONT_CHATWOOT_TOKEN: token } = env
	return {
		consentRevision: env.STOREFRONT_CONSENT_REVISION,
		gtag: gtagId ? { id: gtagId, scriptUrl: env.STOREFRONT_GTAG_SCRIPT_URL || GTAG_SCRIPT } : null,
		umami: umami && websiteId ? { url: umami, websiteId } : null,
		recordingUrl: env.STOREFRONT_RECORDING_URL || null,
		chatwoot: chatwoot && token ? { url: chatwoot, token } : null,
		routeUrl: env.STOREFRONT_ROUTE_URL || null,
	}
}
