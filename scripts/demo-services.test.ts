import { expect, it } from 'vitest'
import { startDemoServices } from './demo-services.ts'

const LOCAL = {
	DEMO_SERVICES: 'true',
	CMS_PUBLIC_URL: 'http://127.0.0.1:8055',
	STOREFRONT_PUBLIC_URL: 'http://localhost:3000',
}

it('starts a Google and a chat that answer where the settings say', async () => {
	const demo = await startDemoServices(LOCAL)
	const discovery = await fetch(`${demo.env.GOOGLE_ISSUER_URL}/.well-known/openid-configuration`)
	expect((await discovery.json()).issuer).toBe(demo.env.GOOGLE_ISSUER_URL)
	expect(await (await fetch(`${demo.env.STOREFRONT_CHATWOOT_URL}/packs/js/sdk.js`)).text()).toContain('chatwootSDK')
	await demo.stop()
})

it.each([
	['the setting is missing', { ...LOCAL, DEMO_SERVICES: undefined }],
	['the storefront has a public address', { ...LOCAL, STOREFRONT_PUBLIC_URL: 'https://shop.example' }],
	['the CMS has a public address', { ...LOCAL, CMS_PUBLIC_URL: 'https://cms.example' }],
	[
		'both services are configured',
		{ ...LOCAL, GOOGLE_CLIENT_ID: 'id', STOREFRONT_CHATWOOT_URL: 'https://chat.example' },
	],
])('starts nothing where %s', async (_case, env) => {
	expect((await startDemoServices(env)).env).toEqual({})
})
