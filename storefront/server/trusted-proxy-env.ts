import { describeTrustProblem, isLoopbackName } from '@app/domain/http/trusted-proxy'
import * as v from 'valibot'
import { type IsTrusted, parseTrustedProxies } from './trusted-proxies.ts'

const text = v.pipe(v.optional(v.string(), ''), v.trim())
const MIN_SECRET_LENGTH = 32

const proxies = v.pipe(
	text,
	v.check((value) => {
		try {
			parseTrustedProxies(value)
			return true
		} catch {
			return false
		}
	}, 'must name addresses or ranges of proxies, or be false'),
)

/** Whom this server believes, and by what the CMS believes it. */
export const TrustEnvSchema = v.object({
	NODE_ENV: text,
	/** Its own proxies, where they are others than the CMS's. */
	STOREFRONT_TRUST_PROXY: proxies,
	IP_TRUST_PROXY: text,
	/** The CMS's own. */
	SECRET: v.pipe(
		text,
		v.check(
			(value) => value === '' || value.length >= MIN_SECRET_LENGTH,
			`must have at least ${MIN_SECRET_LENGTH} characters`,
		),
		v.transform((value) => value || null),
	),
})

interface Trust {
	isTrustedProxy: IsTrusted
	/** Null: the CMS counts all calls of this server against one address. */
	secret: string | null
}

/**
 * Throws one sentence for a production service that could not tell its visitors apart, or that the CMS could not
 * recognise.
 */
export function mapTrustEnv(
	env: v.InferOutput<typeof TrustEnvSchema>,
	{ publicUrl, host }: { publicUrl: string; host: string },
): Trust {
	const { NODE_ENV, SECRET: secret, STOREFRONT_TRUST_PROXY, IP_TRUST_PROXY } = env
	const trustProxy = STOREFRONT_TRUST_PROXY || IP_TRUST_PROXY
	const setting = STOREFRONT_TRUST_PROXY ? 'STOREFRONT_TRUST_PROXY' : 'IP_TRUST_PROXY'
	const url = new URL(publicUrl)
	const problem = describeTrustProblem({ publicUrl: url, host, setting, trustProxy })
	if (NODE_ENV === 'production' && problem !== null) throw new Error(problem)
	if (NODE_ENV === 'production' && secret === null && !isLoopbackName(url.hostname)) {
		throw new Error('SECRET must be the one of the CMS, or the CMS counts all customers as one address.')
	}
	return { isTrustedProxy: trustProxy === 'true' ? () => false : parseTrustedProxies(trustProxy), secret }
}
