import { expect, test } from 'vitest'
import { describeTrustProblem } from './trusted-proxy.ts'

function problemOf(address: string, host: string, trustProxy?: string): string | null {
	const [, protocol = '', hostname = ''] = /^(https?:)\/\/(\[.*\]|[^:]*)/.exec(address) ?? []
	const publicUrl = { protocol, hostname, origin: address }
	return describeTrustProblem({ publicUrl, host, setting: 'IP_TRUST_PROXY', trustProxy })
}

test.each([
	['a local address', 'http://127.0.0.1:8055', '127.0.0.1', undefined],
	['a local address of IPv6', 'http://[::1]:8055', '::1', 'false'],
	['a local address that believes everybody', 'http://localhost:8055', '0.0.0.0', 'true'],
	['a named proxy on the same host', 'https://cms.example.com', '127.0.0.1', '127.0.0.1'],
	['a named proxy on another host', 'https://cms.example.com', '0.0.0.0', '10.0.0.0/8'],
	['a count of proxies', 'https://cms.example.com', '0.0.0.0', '1'],
	['a service that browsers reach themselves', 'http://cms.example.com', '0.0.0.0', 'false'],
])('%s is no problem', (_name, url, host, trust) => expect(problemOf(url, host, trust)).toBeNull())

test.each([
	['https behind nobody', 'https://cms.example.com', '0.0.0.0', undefined],
	['https behind an explicit false', 'https://cms.example.com', '0.0.0.0', 'false'],
	['loopback behind a public name', 'http://cms.example.com', '127.0.0.1', ' '],
	['trust in everybody', 'https://cms.example.com', '127.0.0.1', 'true'],
])('%s is refused in one sentence that names the setting', (_name, url, host, trust) => {
	const problem = problemOf(url, host, trust)
	expect(problem).toMatch(/^[^.]*IP_TRUST_PROXY.*for example 127\.0\.0\.1\.$/)
	expect(problem).not.toContain('\n')
})
