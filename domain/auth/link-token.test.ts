import { expect, test } from 'vitest'
import { isLinkToken } from './link-token.ts'

test.each(['eyJlbWFpbCI6ImEifQ.c2lnbmF0dXJl', 'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImEifQ.s_i-g', 'a'.repeat(43)])(
	'%s may be a token',
	(text) => {
		expect(isLinkToken(text)).toBe(true)
	},
)

test.each([
	null,
	undefined,
	'',
	'short',
	'aaaaaaaaaaaaaaaaaaaa.b.c.d',
	'aaaaaaaaaaaaaaaaaaaa.b.<script>',
	'aaaaaaaaaaaaaaaaaaaa b.c.d',
	'..'.repeat(20),
	`${'a'.repeat(2_048)}.b.c`,
])('%s is none', (text) => expect(isLinkToken(text)).toBe(false))
