import { expect, it } from 'vitest'
import { allowsDemoServices, describeSandboxProblem, showsTestPages } from './demo-defaults.ts'

const at = (...origins: string[]) =>
	origins.map((origin) => ({ origin, hostname: origin.replace(/^https?:\/\/|:\d+$/g, '') }))
const LOCAL = at('http://127.0.0.1:3000', 'http://[::1]:8055', 'http://localhost:3000')
const PUBLIC = at('http://127.0.0.1:8055', 'https://order.example.com')
const LAN = at('http://192.168.0.7:3000')

it.each([
	[LOCAL, undefined, undefined],
	[PUBLIC, 'stripe', undefined],
	[PUBLIC, undefined, 'true'],
	[LAN, 'sandbox', 'true'],
])('at %j with the gateway %s and CAPI_ALLOW_SANDBOX=%s starts', (addresses, gateway, allowSandbox) => {
	expect(describeSandboxProblem({ addresses, gateway, allowSandbox })).toBeNull()
})

it.each([
	[PUBLIC, undefined, undefined, 'https://order.example.com'],
	[PUBLIC, 'sandbox', 'false', 'https://order.example.com'],
	[LAN, '', '', 'http://192.168.0.7:3000'],
])(
	'at %j with the gateway %s and CAPI_ALLOW_SANDBOX=%s is refused in one sentence',
	(addresses, gateway, allowSandbox, origin) => {
		const problem = describeSandboxProblem({ addresses, gateway, allowSandbox })
		expect(problem).toMatch(/^At .* CAPI_PAYMENT_GATEWAY=stripe, or CAPI_ALLOW_SANDBOX=true .*\.$/)
		expect(problem).toContain(origin)
	},
)

it.each([
	['', LOCAL, true],
	[undefined, PUBLIC, false],
	['true', PUBLIC, true],
	['false', LOCAL, false],
])('with TEST_PAGES=%s at %j shows the test pages: %s', (setting, addresses, expected) => {
	expect(showsTestPages(setting, addresses)).toBe(expected)
})

it.each([
	['true', LOCAL, true],
	['true', PUBLIC, false],
	['true', LAN, false],
	['', LOCAL, false],
	[undefined, LOCAL, false],
])('DEMO_SERVICES=%s at %j allows stand-ins: %s', (setting, addresses, expected) => {
	expect(allowsDemoServices(setting, addresses)).toBe(expected)
})
