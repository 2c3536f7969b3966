import type { GatewayInfo } from '@app/contract/gateway'
import type { OutsideServices } from '@app/contract/measurement'

/** What somebody else's service needs in the page's policy, by directive. */
interface OutsideSources {
	script?: string[]
	/** Style elements without a name of ours; only where a service cannot do without. */
	hasOwnStyles?: boolean
	frame?: string[]
	connect?: string[]
	img?: string[]
}

/** What a gateway's own card form loads. The sandbox's form is ours. */
export const GATEWAY_SOURCES: Record<GatewayInfo['provider'], OutsideSources> = {
	sandbox: {},
	// docs.stripe.com/security/guide#content-security-policy
	stripe: {
		script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
		frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
		connect: ['https://api.stripe.com'],
		img: ['https://*.stripe.com'],
	},
}

const originOf = (url: string) => new URL(url).origin

/** Where Google's tag sends to: developers.google.com/tag-platform/security/guides/csp, Google Analytics 4. */
const GOOGLE = [
	'https://*.google-analytics.com',
	'https://*.analytics.google.com',
	'https://*.googletagmanager.com',
	'https://*.g.doubleclick.net',
	'https://*.google.com',
]

/** What the configured services need. Nothing of this is in the policy of an installation that does without them. */
export function serviceSources({ gtag, umami, recordingUrl, chatwoot, routeUrl }: OutsideServices): OutsideSources[] {
	const sources: OutsideSources[] = []
	if (gtag) {
		const script = originOf(gtag.scriptUrl)
		const google = /\.googletagmanager\.com$/.test(new URL(gtag.scriptUrl).hostname) ? GOOGLE : []
		sources.push({ script: [script], connect: [script, ...google], img: [script, ...google] })
	}
	if (umami) sources.push({ connect: [originOf(umami.url)] })
	if (recordingUrl) sources.push({ connect: [originOf(recordingUrl)] })
	if (routeUrl) sources.push({ connect: [originOf(routeUrl)] })
	// Its script puts a style element into the page, which changes with each version.
	if (chatwoot) {
		const own = [originOf(chatwoot.url)]
		sources.push({ script: own, frame: own, connect: own, img: own, hasOwnStyles: true })
	}
	return sources
}
