import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describeSandboxProblem } from '@app/domain/http/demo-defaults'
import { describeTrustProblem } from '@app/domain/http/trusted-proxy'
import { type CmsSettings, EnvironmentError } from './settings.ts'

const NOT_PRODUCTION: ReadonlySet<string | undefined> = new Set(['development', 'test'])

/** Variables of the file that Directus reads over the environment. */
const readFileVariables = (file: string): Record<string, string | undefined> =>
	existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}

/**
 * Throws an EnvironmentError in production where every visitor would have one address or could choose one, and where
 * test cards would pay for real orders.
 */
export function assertProductionReady(
	{ publicUrl, storefrontUrl, host }: Pick<CmsSettings, 'publicUrl' | 'storefrontUrl' | 'host'>,
	environment: Record<string, string>,
): void {
	if (NOT_PRODUCTION.has(environment.NODE_ENV)) return
	const effective = { ...environment, ...readFileVariables(environment.CONFIG_PATH ?? '') }
	const problems = [
		describeTrustProblem({ publicUrl, host, setting: 'IP_TRUST_PROXY', trustProxy: effective.IP_TRUST_PROXY }),
		describeSandboxProblem({
			addresses: [publicUrl, storefrontUrl],
			gateway: effective.CAPI_PAYMENT_GATEWAY,
			allowSandbox: effective.CAPI_ALLOW_SANDBOX,
		}),
	].filter((problem) => problem !== null)
	if (problems.length > 0) throw new EnvironmentError(problems.join('\n'))
}
