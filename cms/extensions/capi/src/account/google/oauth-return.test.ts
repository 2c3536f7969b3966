import { expect, it } from 'vitest'
import { isOAuthReturn } from './oauth-return.ts'

const sealed = (claims: unknown) => ({
	'openid.google': `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`,
})
const from = (redirect: unknown) => sealed({ redirect })

it.each<[string, Record<string, unknown>, string | null]>([
	['an English page', from('https://burgers.example/auth/google-callback'), 'en'],
	['a German page', from('https://burgers.example/de/auth/google-callback'), 'de'],
	['the Studio', from('https://cms.example/admin/login'), null],
	['a path', from('/admin'), null],
	['no address', from(['https://burgers.example/auth/google-callback']), null],
	['no page', sealed({}), null],
	['something else', sealed(null), null],
	['nowhere', {}, null],
	['a cookie that is no token', { 'openid.google': 'de' }, null],
	['two cookies', { 'openid.google': ['a', 'b'] }, null],
])('somebody who went to Google from %s', (_, cookies, language) => {
	expect(isOAuthReturn(cookies)).toBe(language)
})
