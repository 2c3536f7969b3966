import { type System, startSystem } from '../scripts/system.ts'
import { test } from './test.ts'

/** Tests against a product of their own with other settings; pages open on it. */
export function testWith(env: NodeJS.ProcessEnv) {
	// All tests of the file in one worker: each worker would start a product of its own.
	test.describe.configure({ mode: 'default' })
	return test.extend<object, { system: System }>({
		system: [
			async ({}, use) => {
				const system = await startSystem({ env: { RATE_LIMITER_ENABLED: 'false', ...env } })
				await use(system)
				await system.stop()
			},
			{ scope: 'worker', timeout: 360_000 },
		],
		baseURL: async ({ system }, use) => use(system.storefrontUrl),
		varDir: async ({ system }, use) => use(system.env.VAR_DIR!),
	})
}
