import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describeTrustProblem } from '@app/domain/trusted-proxy'
import { type CmsSettings, EnvironmentError } from './settings.ts'

const NOT_PRODUCTION: ReadonlySet<string | undefined> = new Set(['development', 'test'])

/** Variables of the file that Directus reads over the environment. */
const readFileVariables = (file: string): Record<string, string | undefined> =>
	existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}

/** Throws an EnvironmentError in production where every visitor would have one address, or could choose one. */
export function assertProxyNamed(
	{ publicUrl, host }: Pick<CmsSettings, 'publicUrl' | 'host'>,
	environment: Record<string, string>,
): void {
	if (NOT_PRODUCTION.has(environment.NODE_ENV)) return
	const { IP_TRUST_PROXY } = { ...environment, ...readFileVariables(environment.CONFIG_PATH ?? '') }
	const problem = describeTrustProblem({ publicUrl, host, setting: 'IP_TRUST_PROXY', trustProxy: IP_TRUST_PROXY })
	if (problem !== null) throw new EnvironmentError(problem)
}
