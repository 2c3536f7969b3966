import { type System, startSystem } from '../scripts/system.ts'
import { test } from './test.ts'

/** Tests against a product of their own with other settings; pages open on it. */
export const testWith = (env: NodeJS.ProcessEnv) =>
	test.extend<object, { system: System }>({
		system: [
			async ({}, use) => {
				const system = await startSystem({ env: { RATE_LIMITER_ENABLED: 'false', ...env } })
				await use(system)
				await system.stop()
			},
			{ scope: 'worker', timeout: 180_000 },
		],
		baseURL: async ({ system }, use) => use(system.storefrontUrl),
	})
