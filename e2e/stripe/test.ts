import type { Page } from '@playwright/test'
import type { TestCard } from '../../cms/extensions/capi/test/stripe/bank.ts'
import { stripeEnvironment } from '../../cms/extensions/capi/test/stripe/keys.ts'
import { type StripeServer, startStripe } from '../../cms/extensions/capi/test/stripe/server.ts'
import { type System, startSystem } from '../../scripts/system.ts'
import { test as base } from '../test.ts'
import { standIn } from './stand-in.ts'

interface Worker {
	stripe: StripeServer
	system: System
}

/** Tests against a product of its own that takes payments through a local server which speaks Stripe's protocol. */
export const test = base.extend<object, Worker>({
	stripe: [
		async ({}, use) => {
			const stripe = await startStripe()
			await use(stripe)
			await stripe.stop()
		},
		{ scope: 'worker' },
	],
	system: [
		async ({ stripe }, use) => {
			const system = await startSystem({ env: { RATE_LIMITER_ENABLED: 'false', ...stripeEnvironment(stripe.url) } })
			await use(system)
			await system.stop()
		},
		{ scope: 'worker', timeout: 360_000 },
	],
	baseURL: async ({ system }, use) => use(system.storefrontUrl),
	varDir: async ({ system }, use) => use(system.env.VAR_DIR!),
	page: async ({ page, stripe }, use) => {
		await actAsStripe(page, stripe)
		await use(page)
	},
})

/** Answers for the addresses that Stripe has in a browser: its script, and what that script asks. */
async function actAsStripe(page: Page, { bank }: StripeServer): Promise<void> {
	await page.route('https://js.stripe.com/**', (route) =>
		route.fulfill({ contentType: 'text/javascript', body: `(${standIn})()` }),
	)
	await page.route('https://api.stripe.com/v1/**', (route) => {
		const [kind, id = '', action] = new URL(route.request().url()).pathname.split('/').slice(2)
		const fields = new URLSearchParams(route.request().postData() ?? '')
		const card = fields.get('test_card') as TestCard | null
		const headers = { 'access-control-allow-origin': '*' }
		if (kind === 'setup_intents') {
			bank.completeSetup(id, card!)
			return route.fulfill({ json: { status: 'succeeded' }, headers })
		}
		const intent =
			action === 'authenticate' ? bank.authenticate(id, fields.get('approved') === 'true') : bank.confirm(id, card)
		return route.fulfill({ json: intent, headers })
	})
}
