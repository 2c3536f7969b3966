import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { getStorage } from '../directus/services.ts'

/**
 * A look at the place where files are kept; rejects where it cannot be used. The first location is the one that
 * uploads go to.
 */
export function createFilesCheck(env: Record<string, unknown>): () => Promise<void> {
	const locations = Array.isArray(env.STORAGE_LOCATIONS) ? env.STORAGE_LOCATIONS : [env.STORAGE_LOCATIONS ?? 'local']
	const [location = 'local'] = String(locations[0]).split(',')
	const name = location.trim()
	const setting = (key: string) => env[`STORAGE_${name.toUpperCase()}_${key}`]
	if (setting('DRIVER') === 'local' && setting('ROOT')) {
		// The local driver answers "no such file" for a folder that is gone, which would pass for healthy.
		return () => access(String(setting('ROOT')), constants.R_OK | constants.W_OK)
	}
	return async () => {
		const storage = await getStorage()
		await storage.location(name).exists('capi-health-check')
	}
}
