import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root: relative paths of the environment start here, whatever the working directory is. */
export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const CMS_ROOT = join(PROJECT_ROOT, 'cms')

/** Our own variables, parsed. The defaults are those of a developer's machine. */
export interface CmsSettings {
	/** CMS_PORT, CMS_HOST: what the CMS listens on. */
	port: number
	host: string
	/** CMS_PUBLIC_URL: how browsers reach the CMS. */
	publicUrl: URL
	/** STOREFRONT_PUBLIC_URL: how browsers reach the storefront. */
	storefrontUrl: URL
	/** VAR_DIR: database, uploads and caches; one instance each. */
	varDir: string
	/** ILLUSTRATION_CACHE_DIR: rendered pictures; several instances may share it. */
	illustrationCacheDir: string
	/** SECRET: signs tokens. */
	secret: string
	/** Address of the SQLite database, null where DB_CLIENT names another one. */
	sqliteFile: string | null
}

/** Says which variables are wrong, all at once. */
export class EnvironmentError extends Error {
	override name = 'EnvironmentError'
}

function parseUrl(name: string, text: string, problems: string[]): URL {
	const url = URL.parse(text)
	if (url && (url.protocol === 'http:' || url.protocol === 'https:')) return url
	problems.push(`${name} must be an http or https address, not "${text}"`)
	return new URL('http://invalid.invalid')
}

/** Reads our variables; throws an EnvironmentError that names each one that is wrong. */
export function parseSettings(env: NodeJS.ProcessEnv): CmsSettings {
	const problems: string[] = []
	const resolvePath = (path: string) => (isAbsolute(path) ? path : join(PROJECT_ROOT, path))

	const portText = env.CMS_PORT || '8055'
	const port = Number(portText)
	if (!Number.isInteger(port) || port < 1 || port > 65_535) problems.push(`CMS_PORT must be a port, not "${portText}"`)

	const secret = env.SECRET ?? ''
	if (secret.length < 32) problems.push('SECRET must be set to at least 32 random characters')

	const varDir = resolvePath(env.VAR_DIR || 'var')
	const sqlite = !env.DB_CLIENT || env.DB_CLIENT === 'sqlite3'
	const settings: CmsSettings = {
		port,
		host: env.CMS_HOST || '127.0.0.1',
		publicUrl: parseUrl('CMS_PUBLIC_URL', env.CMS_PUBLIC_URL || `http://127.0.0.1:${port}`, problems),
		storefrontUrl: parseUrl('STOREFRONT_PUBLIC_URL', env.STOREFRONT_PUBLIC_URL || 'http://127.0.0.1:3000', problems),
		varDir,
		illustrationCacheDir: resolvePath(env.ILLUSTRATION_CACHE_DIR || join(varDir, 'illustrations')),
		secret,
		sqliteFile: sqlite ? resolvePath(env.DB_FILENAME || join(varDir, 'database', 'data.db')) : null,
	}
	if (problems.length > 0) throw new EnvironmentError(problems.join('\n'))
	return settings
}
