import { describe, expect, test } from 'vitest'
import { securityContacts, writeSecurityText } from './security-text.server.ts'

const SITE = 'https://burgers.example'

describe('security.txt', () => {
	test('has the fields of RFC 9116 and ends within a year', () => {
		const now = Date.parse('2026-11-20T18:30:00Z')
		const text = writeSecurityText({ publicUrl: SITE, contacts: ['mailto:a@b.example'], languages: ['en'], now })
		expect(text.split('\n')).toEqual([
			'Contact: mailto:a@b.example',
			'Expires: 2027-10-01T00:00:00.000Z',
			'Preferred-Languages: en',
			`Canonical: ${SITE}/.well-known/security.txt`,
			'',
		])
	})

	test.each([
		['https://vdp.example/', 'help@burgers.example', 'https://vdp.example/'],
		[null, 'help@burgers.example', 'mailto:help@burgers.example'],
		[null, null, `${SITE}/contacts`],
		[null, 'a@b.example\nContact: https://evil.example', `${SITE}/contacts`],
		[null, 'nobody', `${SITE}/contacts`],
	])('with %s and %s is answered by %s', (named, support, expected) => {
		expect(securityContacts(SITE, named, support)).toEqual([expected])
	})
})
