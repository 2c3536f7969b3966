import { startSystem } from '../scripts/system.ts'

/** Starts one product of its own for all journeys; the workers find it in their environment. */
export default async function startProduct() {
	const system = await startSystem({ env: { RATE_LIMITER_ENABLED: 'false', CAPI_UNLIMITED_ADDRESSES: '127.0.0.1' } })
	process.env.E2E_STOREFRONT_URL = system.storefrontUrl
	process.env.E2E_CMS_URL = system.cmsUrl
	process.env.E2E_ADMIN = JSON.stringify(system.admin)
	return () => system.stop()
}
