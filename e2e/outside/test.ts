import { type System, startSystem } from '../../scripts/system.ts'
import { test as base } from '../test.ts'
import { type Receiver, startReceiver } from './receiver.ts'

/** Signs who chats. */
export const CHAT_SECRET = 'only-for-tests-chat'

/**
 * Tests of one file share a product for which everything of somebody else is configured, and a first visitor in front
 * of it.
 */
export const test = base.extend<object, { receiver: Receiver; system: System }>({
	isFirstVisit: true,
	// What says that nobody asks is a trace, too.
	isAskedForNews: true,
	receiver: [
		async ({}, use) => {
			const receiver = await startReceiver()
			await use(receiver)
			await receiver.stop()
		},
		{ scope: 'worker' },
	],
	system: [
		async ({ receiver: { url } }, use) => {
			const system = await startSystem({
				env: {
					RATE_LIMITER_ENABLED: 'false',
					CAPI_CHATWOOT_SECRET: CHAT_SECRET,
					STOREFRONT_GTAG_ID: 'G-TEST123',
					STOREFRONT_GTAG_SCRIPT_URL: `${url}/gtag/js`,
					STOREFRONT_UMAMI_URL: url,
					STOREFRONT_UMAMI_WEBSITE_ID: 'site-1',
					STOREFRONT_RECORDING_URL: `${url}/recordings`,
					STOREFRONT_CHATWOOT_URL: url,
					STOREFRONT_CHATWOOT_TOKEN: 'inbox-token',
				},
			})
			await use(system)
			await system.stop()
		},
		{ scope: 'worker', timeout: 360_000 },
	],
	baseURL: async ({ system }, use) => use(system.storefrontUrl),
	varDir: async ({ system }, use) => use(system.env.VAR_DIR!),
})
