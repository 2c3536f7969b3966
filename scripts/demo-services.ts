import { allowsDemoServices } from '@app/domain/http/demo-defaults'
import { startLocalChat } from './local-chat.ts'
import type { GoogleUser } from './local-google.ts'

/** Who can be chosen at the local Google. */
const USERS: GoogleUser[] = [
	{
		sub: 'demo-grainne',
		email: 'grainne.walsh@example.com',
		email_verified: true,
		given_name: 'Gráinne',
		family_name: 'Walsh',
	},
	{
		sub: 'demo-unverified',
		email: 'not.verified@example.com',
		email_verified: false,
		given_name: 'Niall',
		family_name: 'Kane',
	},
]

interface DemoServices {
	/** Settings that make the product use what was started. */
	env: NodeJS.ProcessEnv
	/** What runs, for the terminal; null where nothing does. */
	text: string | null
	stop(): Promise<void>
}

/**
 * Starts local stand-ins for Google's sign-in and the chat where DEMO_SERVICES asks for them; what is configured
 * already stays.
 */
export async function startDemoServices(env: NodeJS.ProcessEnv): Promise<DemoServices> {
	const none: DemoServices = { env: {}, text: null, stop: async () => {} }
	if (env.DEMO_SERVICES !== 'true') return none
	const addresses = [env.CMS_PUBLIC_URL!, env.STOREFRONT_PUBLIC_URL!].map((url) => new URL(url))
	if (!allowsDemoServices(env.DEMO_SERVICES, addresses))
		return { ...none, text: 'off: DEMO_SERVICES works at local addresses only' }
	// Loaded only here: the OpenID provider is large, and most starts do without it.
	const { startLocalGoogle } = await import('./local-google.ts')
	const google = env.GOOGLE_CLIENT_ID ? null : await startLocalGoogle({ users: USERS })
	const chat = env.STOREFRONT_CHATWOOT_URL ? null : await startLocalChat()
	return {
		env: { ...google?.env, ...chat?.env },
		text: 'Google sign-in and the support chat are local stand-ins',
		async stop() {
			await google?.stop()
			await chat?.stop()
		},
	}
}
