import { expect, test } from 'vitest'
import { addressKey, canonicalAddress } from './address-key.ts'

test.each([
	['203.0.113.7', '203.0.113.7'],
	['::ffff:203.0.113.7', '203.0.113.7'],
	['::FFFF:CB00:7107', '203.0.113.7'],
	['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
	['2001:DB8:0:0:0:0:0:1', '2001:db8:0:0:0:0:0:1'],
	['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
	['::1', '0:0:0:0:0:0:0:1'],
	['1::2::3', '1::2::3'],
	['1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8:9'],
	['64:ff9b::192.0.2.1', '64:ff9b:0:0:0:0:c000:201'],
	['unknown', 'unknown'],
	['', ''],
	['not:an:address', 'not:an:address'],
])('canonicalAddress(%j) is %j', (text, expected) => expect(canonicalAddress(text)).toBe(expected))

test.each([
	['203.0.113.7', '203.0.113.7'],
	['::ffff:cb00:7107', '203.0.113.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['2001:db8:1:2::6', '2001:db8:1:2::/64'],
	['2001:db8::6', '2001:db8:0:0::/64'],
	['2001:db8:0:0:9999::', '2001:db8:0:0::/64'],
	['::1', '0:0:0:0::/64'],
	['::', '0:0:0:0::/64'],
	['unknown', 'unknown'],
])('addressKey(%j) is %j', (text, expected) => expect(addressKey(text)).toBe(expected))
