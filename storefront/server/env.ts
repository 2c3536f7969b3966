import type { AuthConfig } from '@app/contract/account'
import type { OutsideServices } from '@app/contract/measurement'
import { showsTestPages } from '@app/domain/http/demo-defaults'
import * as v from 'valibot'
import { AuthEnvSchema, mapAuthEnv } from './auth-env.ts'
import type { LogStyle } from './log.ts'
import { OperationEnvSchema } from './operation-env.ts'
import { mapServicesEnv, ServicesEnvSchema } from './services-env.ts'
import type { IsTrusted } from './trusted-proxies.ts'
import { mapTrustEnv, TrustEnvSchema } from './trusted-proxy-env.ts'

/** An empty variable counts as a missing one. */
const text = v.pipe(
	v.optional(v.string(), ''),
	v.trim(),
	v.transform((value): string | undefined => value || undefined),
)

const httpUrl = v.pipe(
	v.string(),
	v.url('must be a URL such as https://cms.example.com'),
	v.regex(/^https?:\/\//, 'must start with http:// or https://'),
	v.transform((url) => url.replace(/\/+$/, '')),
)

const EnvSchema = v.object({
	STOREFRONT_PORT: v.pipe(
		text,
		v.transform((value) => Number(value ?? 3000)),
		v.integer('must be a port number'),
		v.minValue(1, 'must be a port number'),
		v.maxValue(65_535, 'must be a port number'),
	),
	STOREFRONT_HOST: v.pipe(
		text,
		v.transform((value) => value ?? '127.0.0.1'),
	),
	STOREFRONT_PUBLIC_URL: v.pipe(text, v.optional(httpUrl)),
	CMS_PUBLIC_URL: v.pipe(text, v.optional(httpUrl)),
	CMS_INTERNAL_URL: v.pipe(text, v.optional(httpUrl)),
	...AuthEnvSchema.entries,
	...ServicesEnvSchema.entries,
	...OperationEnvSchema.entries,
	...TrustEnvSchema.entries,
})

export interface Env {
	port: number
	host: string
	/** The storefront's own address without a trailing slash: canonical links, Open Graph. */
	publicUrl: string
	/** Where browsers reach the CMS; null when no address is configured. */
	cmsPublicUrl: string | null
	/** Where this server reaches the CMS. */
	cmsInternalUrl: string | null
	/** Whose X-Forwarded-For is believed. */
	isTrustedProxy: IsTrusted
	/** By what the CMS knows this server; null where no secret is set. */
	secret: string | null
	/** How customers sign in. */
	auth: AuthConfig
	/** What it measures with and how it chats. */
	services: OutsideServices
	logStyle: LogStyle
	/** Opens GET /metrics; null where nobody shall read it. */
	metricsToken: string | null
	/** Whether browsers get the service worker, or the one that ends it. */
	serviceWorker: boolean
	/** Whether /test/… is there. */
	testPages: boolean
	/** Where holes are reported, as an address; null: to the support. */
	securityContact: string | null
}

/**
 * Reads the storefront's settings.
 * @throws Error whose message names each bad variable, for the terminal.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
	const result = v.safeParse(EnvSchema, source, { abortPipeEarly: true })
	if (!result.success) {
		const lines = result.issues.map((issue) => {
			const name = String(issue.path?.[0]?.key)
			return `  ${name} ${issue.message} (now: ${JSON.stringify(source[name])})`
		})
		throw new Error(`The storefront's settings are not usable:\n${lines.join('\n')}`)
	}
	const env = result.output
	const cmsPublicUrl = env.CMS_PUBLIC_URL ?? null
	const publicUrl = env.STOREFRONT_PUBLIC_URL ?? `http://127.0.0.1:${env.STOREFRONT_PORT}`
	return {
		port: env.STOREFRONT_PORT,
		host: env.STOREFRONT_HOST,
		publicUrl,
		cmsPublicUrl,
		cmsInternalUrl: env.CMS_INTERNAL_URL ?? cmsPublicUrl,
		...mapTrustEnv(env, { publicUrl, host: env.STOREFRONT_HOST }),
		auth: mapAuthEnv(env, publicUrl),
		services: mapServicesEnv(env),
		logStyle: env.LOG_STYLE,
		metricsToken: env.METRICS_TOKEN,
		serviceWorker: env.SERVICE_WORKER,
		testPages: showsTestPages(
			env.TEST_PAGES,
			[publicUrl, cmsPublicUrl].filter((url) => url !== null).map((url) => new URL(url)),
		),
		securityContact: env.SECURITY_CONTACT,
	}
}
