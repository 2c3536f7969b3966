import { startLocalGoogle } from '../scripts/local-google.ts'
import { startLocalPush } from '../scripts/local-push.ts'
import { startSystem } from '../scripts/system.ts'
import { GOOGLE_USERS } from './google.ts'

/** Starts one product of its own for all journeys; the workers find it in their environment. */
export default async function startProduct() {
	const google = await startLocalGoogle({ users: Object.values(GOOGLE_USERS) })
	const push = await startLocalPush()
	const system = await startSystem({
		env: { RATE_LIMITER_ENABLED: 'false', ...google.env, ...push.env },
	})
	process.env.E2E_STOREFRONT_URL = system.storefrontUrl
	process.env.E2E_CMS_URL = system.cmsUrl
	process.env.E2E_ADMIN = JSON.stringify(system.admin)
	process.env.E2E_PUSH_ORIGIN = push.origin
	process.env.E2E_VAR_DIR = system.env.VAR_DIR
	return async () => {
		await system.stop()
		await google.stop()
		await push.stop()
	}
}
