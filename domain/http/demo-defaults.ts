import { isLoopbackName } from './trusted-proxy.ts'

type Address = { hostname: string; origin: string }

/** The first address that others than this machine reach, null where all are local: a demo's or a developer's. */
const findPublic = (addresses: readonly Address[]): Address | null =>
	addresses.find(({ hostname }) => !isLoopbackName(hostname)) ?? null

interface Gateway {
	/** How browsers reach the services. */
	addresses: readonly Address[]
	/** The settings CAPI_PAYMENT_GATEWAY and CAPI_ALLOW_SANDBOX. */
	gateway: string | undefined
	allowSandbox: string | undefined
}

/**
 * The sentence with which the CMS refuses to give food away for test cards, null where the gateway suits its
 * addresses.
 */
export function describeSandboxProblem({ addresses, gateway, allowSandbox }: Gateway): string | null {
	const found = findPublic(addresses)
	if (found === null || (gateway && gateway !== 'sandbox') || allowSandbox === 'true') return null
	return `At ${found.origin} the sandbox would take test cards for real orders: set CAPI_PAYMENT_GATEWAY=stripe, or CAPI_ALLOW_SANDBOX=true for a demo.`
}

/**
 * Whether anybody may sign in as a made-up Google user and chat with nobody: as DEMO_SERVICES says, at local
 * addresses only.
 */
export function allowsDemoServices(setting: string | undefined, addresses: readonly Address[]): boolean {
	return setting === 'true' && findPublic(addresses) === null
}

/** Whether the pages under /test are there: as TEST_PAGES says, otherwise at local addresses only. */
export function showsTestPages(setting: string | undefined, addresses: readonly Address[]): boolean {
	return setting ? setting === 'true' : findPublic(addresses) === null
}
