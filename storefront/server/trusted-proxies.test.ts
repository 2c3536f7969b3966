import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { parseTrustedProxies, readVisitorAddress } from './trusted-proxies.ts'

const read = (trusted: string, remoteAddress: string | undefined, forwarded?: string) =>
	readVisitorAddress(
		{ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage,
		parseTrustedProxies(trusted),
	)

test.each([
	['false', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
	['', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
	['127.0.0.1', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
	['127.0.0.1', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
	['127.0.0.1', '::ffff:127.0.0.1', '9.9.9.9, 198.51.100.1', '198.51.100.1'],
	['loopback, 10.0.0.0/8', '::1', '9.9.9.9, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
	['array:uniquelocal', 'fd00::5', '2001:db8::1', '2001:db8:0:0:0:0:0:1'],
	['2001:db8::/32', '2001:db8::5', '198.51.100.1', '198.51.100.1'],
	['1', '192.0.2.1', '9.9.9.9, 198.51.100.1', '198.51.100.1'],
	['127.0.0.1', '127.0.0.1', undefined, '127.0.0.1'],
	['127.0.0.1', '127.0.0.1', 'not an address', '127.0.0.1'],
	['127.0.0.1', undefined, '198.51.100.1', 'unknown'],
])('trusting %j, %s with X-Forwarded-For %j is %s', (trusted, remote, forwarded, expected) =>
	expect(read(trusted, remote, forwarded)).toBe(expected),
)

test.each(['true', 'proxy.example.com', '10.0.0.0/99', '127.0.0.1,'])('refuses %j as a list of proxies', (text) =>
	expect(() => parseTrustedProxies(text)).toThrow(),
)
