import * as v from 'valibot'

const port = (fallback: number) =>
	v.optional(
		v.pipe(
			v.string(),
			v.regex(/^\d+$/, 'must be a port number'),
			v.transform(Number),
			v.minValue(1, 'must be a port number'),
			v.maxValue(65_535, 'must be a port number'),
		),
		String(fallback),
	)
const url = v.pipe(v.string(), v.url('must be a URL'))

const SettingsSchema = v.object({
	CMS_HOST: v.optional(v.string(), '127.0.0.1'),
	CMS_PORT: port(8055),
	CMS_PUBLIC_URL: v.optional(url),
	STOREFRONT_HOST: v.optional(v.string(), '127.0.0.1'),
	STOREFRONT_PORT: port(3000),
	STOREFRONT_PUBLIC_URL: v.optional(url),
	ADMIN_EMAIL: v.pipe(v.string(), v.email('must be an email address')),
	ADMIN_PASSWORD: v.pipe(v.string(), v.minLength(8, 'must have at least 8 characters')),
	SECRET: v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')),
})

interface Address {
	host: string
	port: number
	/** How this machine reaches it. */
	localUrl: string
}

const addressOf = (host: string, port: number): Address => ({
	host,
	port,
	localUrl: `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`,
})

/**
 * Checks the settings that the two services share and completes them, so that both are told the same addresses.
 * Throws one sentence for each setting that is wrong.
 */
export function parseSettings(environment: NodeJS.ProcessEnv) {
	const result = v.safeParse(SettingsSchema, environment)
	if (!result.success) {
		const lines = result.issues.map((issue) => `  ${v.getDotPath(issue)} ${issue.message}`)
		throw new Error(`Settings in the environment or in .env are wrong:\n${lines.join('\n')}`)
	}
	const settings = result.output
	const cms = addressOf(settings.CMS_HOST, settings.CMS_PORT)
	const storefront = addressOf(settings.STOREFRONT_HOST, settings.STOREFRONT_PORT)
	const env: NodeJS.ProcessEnv = {
		...environment,
		CMS_HOST: cms.host,
		CMS_PORT: String(cms.port),
		CMS_PUBLIC_URL: settings.CMS_PUBLIC_URL ?? cms.localUrl,
		CMS_INTERNAL_URL: environment.CMS_INTERNAL_URL ?? cms.localUrl,
		STOREFRONT_HOST: storefront.host,
		STOREFRONT_PORT: String(storefront.port),
		STOREFRONT_PUBLIC_URL: settings.STOREFRONT_PUBLIC_URL ?? storefront.localUrl,
	}
	return { env, cms, storefront }
}
